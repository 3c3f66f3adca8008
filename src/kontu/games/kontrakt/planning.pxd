# The C types of planning.py, which is the source. Interpreted Python never reads this file.
# An inline method is called straight, not through the table of the class: nothing overrides one.
cimport cython

from kontu.games.kontrakt.cbits cimport lowest
from kontu.games.kontrakt.finder cimport Finder
from kontu.games.kontrakt.match cimport Match
from kontu.games.kontrakt.suits cimport Suits

cdef class Planning(Match):
    cdef Finder finder
    cdef int fewest, groups, runs, open_groups, open_runs, pair, neighbour, next_but_one
    cdef Suits suits
    cdef int wild, loaded, more, less
    cdef bint whole
    cdef public bint quick
    cdef unsigned long long word, all_bits, factor
    cdef int away[8]
    cdef unsigned long long loose[8]
    cdef unsigned long long useless[8]
    cdef unsigned long long tight[8]

    cdef inline int _below(self, unsigned long long most) noexcept nogil
    cdef void _load(self, int seat, int more, int less) noexcept nogil
    cdef void _shift(self, int card, int copies, int by) noexcept nogil
    cdef int _far(self, int places, int limit, int goal) noexcept nogil
    cdef unsigned long long _spared(self) noexcept nogil
    cdef void _measure(self, int seat) noexcept nogil
    cdef bint _helps(self, int seat, int card) noexcept nogil
    cdef void _gained(self, int seat, int card) noexcept nogil
    cdef bint _can_spare(self, int seat, int card) noexcept nogil
    cdef void _lost(self, int seat, int card) noexcept nogil
    cdef unsigned long long _table(self) noexcept nogil
    cdef int _loneliest(self, int seat, unsigned long long kinds) noexcept nogil
    @cython.locals(groups=cython.int, runs=cython.int, some=cython.ulonglong, hand=cython.ulonglong)
    cdef void _look(self, int seat) noexcept nogil
    cdef int _ties(self, int seat, int card) noexcept nogil
