# The C types of box.py, which is the source. Interpreted Python never reads this file.

cpdef bint points_up(int cell) noexcept nogil
cpdef bint beyond(int cell) noexcept nogil
cpdef int neighbour(int cell, int colour) noexcept nogil
cpdef bint matches(int number, int other) noexcept nogil
cpdef bint counts(int number, int other) noexcept nogil
cpdef bint goes_with(int number, int other) noexcept nogil

cdef class Box:
    cdef readonly int count
    cdef unsigned char side[192]
    cdef int size[64]
    cdef unsigned long long bit[64]
    cdef unsigned long long fit[33]
    cdef unsigned long long every

cdef class Terms:
    cdef readonly int seats, step, penalty, stake, hands, target
    cdef readonly bint lowest, must_play, forced, all_contacts, going_out, enclosed_ends
    cdef readonly bint counters, debt, pairs
