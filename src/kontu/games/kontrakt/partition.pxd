# The C types of partition.py, which is the source. Interpreted Python never reads this file.
cimport cython

from kontu.games.kontrakt.allotting cimport Allotment
from kontu.games.kontrakt.demand cimport Demand
from kontu.games.kontrakt.spans cimport Spans

cdef int ACE

@cython.final
cdef class Partitions(Allotment):
    cdef int depth, least
    cdef int open_at[5]
    cdef int cells_at[5]
    cdef int forced_at[5]

    cdef void _begin(self) noexcept nogil
    cdef bint _next(self) noexcept nogil
    cdef bint _advance(self, int depth) noexcept nogil
    cdef int _lowest(self, int depth, int suit) noexcept nogil
    cdef bint _fills_slots(self) noexcept nogil
    cdef bint _can_share(self) noexcept nogil
    cdef bint _fits(self) noexcept nogil
    cdef bint _apart(self) noexcept nogil
    cdef int _lacking(self, int run) noexcept nogil
