# The C types of solver.py, which is the source. Interpreted Python never reads this file.
cimport cython

from kontu.games.contack.match cimport Match
from kontu.games.contack.playout cimport Playout

@cython.final
cdef class Memory:
    cdef readonly long long left
    cdef unsigned long long mask, odd, first, second
    cdef unsigned long long key[65536]
    cdef unsigned char kind[65536]
    cdef int gain[458752]

    cdef unsigned long long _mix(self, unsigned long long number) noexcept nogil

@cython.final
cdef class Ply(Playout):
    cdef Memory memory
    cdef Ply below
    cdef unsigned long long laying
    cdef int last
    cdef int moves[360]
    cdef int brings[360]
    cdef int leads[7]

    cdef void _try(self, int play) noexcept nogil
    cdef unsigned long long _sign(self) noexcept nogil
    cdef int _list(self) noexcept nogil
    cdef bint _before(self, int points, int play, int place) noexcept nogil
    @cython.locals(best=cython.int, floor=cython.int, ceiling=cython.int, place=cython.int, sign=cython.ulonglong, rising=cython.int, kind=cython.int)
    cdef int _minimax(self, int low, int high) noexcept nogil
    cdef void _every(self) noexcept nogil
    @cython.locals(place=cython.int, sign=cython.ulonglong)
    cdef void _max_n(self) noexcept nogil
    cdef int _end(self, int seat) noexcept nogil
    cpdef int value(self, int action)
    cpdef int share(self)
