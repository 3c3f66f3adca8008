# The C types of holding.py, which is the source. Interpreted Python never reads this file.
cimport cython

from kontu.games.kontrakt.demand cimport Demand
from kontu.games.kontrakt.spans cimport Spans, stand_together

cdef int ACE

cdef class Holding:
    cdef readonly Demand demand
    cdef readonly Spans spans
    cdef readonly int held, total
    cdef unsigned char hand[53]
    cdef int layer[180]
    cdef int left[117]
    # Four are used; the compiler unrolls the recursion over slots and warns if it sees no room for more.
    cdef int suit_at[9]
    cdef int low_at[9]
    cdef int high_at[9]
    cdef int rank_at[9]
    cdef int size_at[9]

    @cython.final
    cdef void _sort(self) noexcept nogil
    @cython.final
    cdef int _covered(self, int depth, int suit, int low, int high) noexcept nogil
    @cython.final
    cdef void _take(self, int depth, int suit, int covered) noexcept nogil
    @cython.final
    cdef int _forced(self, int size, int missing) noexcept nogil
    @cython.final
    cdef int _forced_alone(self, int low, int high, int missing) noexcept nogil
    @cython.final
    cdef bint _stands(self, int runs, int suit, int low, int high) noexcept nogil
    @cython.final
    cdef bint _crowded(self, int runs) noexcept nogil
