# The C types of canonical.py, which is the source. Interpreted Python never reads this file.
# An inline method is called straight, not through the table of the class: nothing overrides one.
from kontu.games.kontrakt.cbits cimport lowest
from kontu.games.kontrakt.demand cimport Demand
from kontu.games.kontrakt.spans cimport Spans, stand_together

cdef class Canonical:
    cdef readonly Demand demand
    cdef readonly Spans spans
    cdef readonly bint whole
    cdef readonly int slots, groups
    cdef int place[4]
    cdef int depth_of[4]
    cdef int size[4]
    cdef bint is_group[4]
    cdef int rest[5]
    cdef int total, keep, jokers, found, most
    cdef unsigned long long full
    cdef unsigned long long unit[5]
    cdef unsigned long long starts[15]
    # Five masks a depth, the last one empty; the compiler unrolls the recursion and wants to see room.
    cdef unsigned long long plane[60]
    cdef unsigned long long lane[12]
    cdef int key_at[12]
    cdef int suit_at[12]
    cdef int low_at[12]
    cdef int high_at[12]
    cdef int jokers_at[12]
    cdef int taken_at[48]
    cdef int copies[48]
    cdef bint collecting
    cdef int kept[2048]
    cdef long long steps, patience

    cdef int _count(self, int most) noexcept nogil
    cdef inline bint _tired(self) noexcept nogil
    cdef bint _passes(self, int left) noexcept nogil
    cdef void _slot(self, int depth, int jokers, int left) noexcept nogil
    cdef inline void _leaf(self, int left) noexcept nogil
    cdef void _keep_found(self) noexcept nogil
    cdef inline int _suits(self, int depth) noexcept nogil
    cdef inline unsigned long long _lanes(self, int depth) noexcept nogil
    cdef inline int _longest(self, int depth, int left) noexcept nogil
    cdef inline int _shortest(self, int depth, int left) noexcept nogil
    cdef void _runs(self, int depth, int jokers, int left) noexcept nogil
    cdef inline unsigned long long _lacks_more(
        self, int most, unsigned long long some, unsigned long long two, unsigned long long three,
        unsigned long long four, unsigned long long five
    ) noexcept nogil
    cdef void _run(self, int depth, int at, int length, int most, int jokers, int left) noexcept nogil
    cdef inline bint _stands(self, int depth, int suit, int low, int high) noexcept nogil
    cdef inline void _take_run(self, int depth, int suit, int naturals) noexcept nogil
    cdef void _groups(self, int depth, int jokers, int left) noexcept nogil
    cdef inline unsigned long long _ranks(self, int depth, int fewest) noexcept nogil
    cdef void _group(self, int depth, int rank, int jokers, int left) noexcept nogil
    cdef inline int _choosable(self, int depth, int rank) noexcept nogil
    cdef void _sizes(
        self, int depth, int naturals, int jokers, int left, int shortest, int longest
    ) noexcept nogil
    cdef inline void _take_group(self, int depth) noexcept nogil
