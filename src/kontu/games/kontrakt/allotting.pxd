# The C types of allotting.py, which is the source. Interpreted Python never reads this file.
cimport cython

from kontu.games.kontrakt.demand cimport Demand
from kontu.games.kontrakt.holding cimport Holding
from kontu.games.kontrakt.spans cimport Spans

cdef class Allotment(Holding):
    cdef int cells, runs, groups, best_price, floor, jokers_held, copies, lacking, takes, must
    cdef int tally[52]
    cdef int wanted[13]
    cdef int cell_card[64]
    cdef int cell_run[64]
    cdef int cell_bit[64]
    cdef int natural[4]
    cdef int banned[4]
    cdef int given[52]
    cdef int opened[52]

    @cython.final
    cdef int _price(self, int runs, int groups, int lacking, int jokers, int floor) noexcept nogil
    @cython.final
    cdef void _tally(self, int runs, int chosen) noexcept nogil
    @cython.final
    cdef int _forced_flow(self, int runs, int groups) noexcept nogil
    @cython.final
    cdef bint _tight(self, int runs, int groups) noexcept nogil
    @cython.final
    cdef int _allot(self, int runs, int groups, int jokers, int floor, int copies) noexcept nogil
    @cython.final
    cdef void _cell(self, int at) noexcept nogil
    @cython.final
    cdef void _settle(self) noexcept nogil
    @cython.final
    cdef bint _settle_runs(self) noexcept nogil
    @cython.final
    cdef bint _settle_groups(self) noexcept nogil
    @cython.final
    cdef int _pool(self, int depth, int groups, int rank) noexcept nogil
