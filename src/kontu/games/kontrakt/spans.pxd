# The C types of spans.py, which is the source. Interpreted Python never reads this file.

cdef int OWN_SUIT

cpdef bint stand_together(int relation, int low, int high, int low2, int high2) noexcept nogil

cdef class Spans:
    cdef unsigned char ones[16384]
    cdef unsigned char apart[16384]
    cdef int bit[16]
    cdef int mask[225]
