# The C types of allotting.py, which is the source. Interpreted Python never reads this file.
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

    cdef inline int _price(self, int runs, int groups, int lacking, int jokers, int floor) noexcept nogil
    cdef inline void _tally(self, int runs, int chosen) noexcept nogil
    cdef inline int _forced_flow(self, int runs, int groups) noexcept nogil
    cdef inline bint _tight(self, int runs, int groups) noexcept nogil
    cdef inline int _allot(self, int runs, int groups, int jokers, int floor, int copies) noexcept nogil
    cdef inline void _cell(self, int at) noexcept nogil
    cdef inline void _settle(self) noexcept nogil
    cdef inline bint _settle_runs(self) noexcept nogil
    cdef inline bint _settle_groups(self) noexcept nogil
    cdef inline int _pool(self, int depth, int groups, int rank) noexcept nogil
