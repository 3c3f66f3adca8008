# The C types of walk.py, which is the source. Interpreted Python never reads this file.
# An inline method is called straight, not through the table of the class: nothing overrides one.
from kontu.games.kontrakt.choosing cimport Choices, LayDowns
from kontu.games.kontrakt.laydown cimport Laying
from kontu.games.kontrakt.match cimport Match

cdef class Walk:
    cdef readonly Match match
    cdef readonly unsigned long long checksum
    cdef readonly long long rounds, actions, decisions, laid
    cdef Laying laying
    cdef Choices choices
    cdef tuple contracts
    cdef LayDowns lay_downs
    cdef unsigned long long word, mask, factor
    cdef unsigned char pack[224]
    cdef inline int _below(self, int most) noexcept nogil
    cdef inline void _note(self, long long number) noexcept nogil
    cdef void _mix(self, int begin, int count) noexcept nogil
    cdef void _deal(self) noexcept nogil
    cdef void _shuffle(self) noexcept nogil
    cdef inline void _step(self) noexcept nogil
    cdef inline void _choose(self) noexcept nogil
    cdef void _lay(self, int nth) noexcept nogil
    cpdef run(self, long long rounds)
