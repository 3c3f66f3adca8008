# The C types of terms.py, which is the source. Interpreted Python never reads this file.
cimport cython

@cython.final
cdef class Terms:
    cdef readonly int seats, decks, jokers, cards, rounds
    cdef readonly int runs, joker_limit, max_jokers, min_naturals, swap_scope, swap_when
    cdef readonly int buy_match, penalty, cut, blind, no_joker, stall
    cdef readonly bint whole_last, exact, same_turn, same_rank_groups, adjacent
    cdef readonly bint down_take, down_buy, rediscard, discarder_buys, stop
    cdef int deal[17]
    cdef int slots[17]
    cdef int groups[17]
    cdef int slot_size[68]
    cdef int out[17]
    cdef int limit[17]
    cdef int points[53]
    cdef int bit[17]
    cdef unsigned long long kind[53]
    cdef unsigned long long rank[13]

    cpdef bint whole_hand(self, int number) noexcept nogil
    cpdef int points_of(self, int card) noexcept nogil
    cpdef int out_in(self, int number) noexcept nogil
    cpdef bint is_group(self, int number, int slot) noexcept nogil
    cpdef bint jokers_fit(self, bint is_group, int size, int jokers) noexcept nogil
