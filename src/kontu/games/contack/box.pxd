# The C types of box.py, which is the source. Interpreted Python never reads this file.

cpdef bint matches(int number, int other) noexcept nogil
cpdef bint counts(int number, int other) noexcept nogil
cpdef bint goes_with(int number, int other) noexcept nogil

cdef class Box:
    cdef readonly int count
    cdef unsigned char side[192]
    cdef int size[64]
    cdef unsigned long long bit[64]
    cdef unsigned long long fit[4096]
    cdef short shows[192]
    cdef unsigned char worth[3072]
    cdef int place[3]
    cdef unsigned long long every

    cdef void _touching(self, int colour, int number) noexcept

cdef class Terms:
    cdef readonly int seats, step, penalty, stake, hands, target
    cdef readonly bint lowest, must_play, forced, all_contacts, going_out, enclosed_ends
    cdef readonly bint counters, debt, pairs
    cdef int after[7]
