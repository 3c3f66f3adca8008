# The C types of walk.py, which is the source. Interpreted Python never reads this file.
cimport cython

from kontu.games.kontrakt.finder cimport Finder
from kontu.games.kontrakt.laydown cimport Laying
from kontu.games.kontrakt.match cimport Match

@cython.final
cdef class Walk:
    cdef readonly Match match
    cdef readonly unsigned long long checksum
    cdef readonly long long rounds, actions, laid
    cdef Laying laying
    cdef tuple finders
    cdef Finder finder
    cdef list points
    cdef unsigned long long word, mask, factor
    cdef unsigned char pack[224]
    cdef int _below(self, int most) noexcept nogil
    cdef void _note(self, long long number) noexcept nogil
    cdef void _mix(self, int begin, int count) noexcept nogil
    cdef void _deal(self) noexcept nogil
    cdef void _shuffle(self) noexcept nogil
    cdef void _step(self) noexcept nogil
    cdef void _draw(self) noexcept nogil
    cdef void _answer(self) noexcept nogil
    cdef void _play(self) noexcept nogil
    cdef bint _lay(self) noexcept nogil
    cdef bint _choose(self) noexcept
    cdef int _nth_build(self, int nth) noexcept nogil
    cdef int _nth_swap(self, int nth, int count) noexcept nogil
    cdef int _stands(self, int meld, int card, int way) noexcept nogil
    cdef int _end(self, int meld, int card, int way) noexcept nogil
    cpdef run(self, long long rounds)
