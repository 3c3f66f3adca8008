# The C types of match.py, which is the source. Interpreted Python never reads this file.
from kontu.games.kontrakt.kernel cimport Turns
from kontu.games.kontrakt.laydown cimport Laying

cdef class Match(Turns):
    cdef inline void _copy_numbers(self, Match other) noexcept
    cdef inline void _copy_seats(self, Match other) noexcept
    cdef inline void _copy_table(self, Match other) noexcept
