# The C types of match.py, which is the source. Interpreted Python never reads this file.
cimport cython

from kontu.games.kontrakt.kernel cimport Turns
from kontu.games.kontrakt.laydown cimport Laying

cdef class Match(Turns):
    @cython.locals(new=Match)
    cpdef Match copy(self)
    @cython.final
    cdef void _copy_numbers(self, Match other) noexcept nogil
    @cython.final
    cdef void _copy_seats(self, Match other) noexcept nogil
    @cython.final
    cdef void _copy_table(self, Match other) noexcept nogil
    cpdef list gained(self, Match before, int seat)
