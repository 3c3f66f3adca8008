# The C types of dealing.py, which is the source. Interpreted Python never reads this file.
cimport cython

from kontu.games.kontrakt.lying cimport Lying
from kontu.games.kontrakt.terms cimport Terms

cdef class Dealing(Lying):
    cdef readonly int number, turn, phase, dealer, active, ended, finished, winner, stall
    cdef readonly int taken, last_buyer, dropper, caller, buyer, meant, lifted
    cdef readonly int stock_at, stock_end, piled
    cdef readonly bint reshuffled, moved
    cdef unsigned char hand[424]
    cdef unsigned long long known[16]
    cdef unsigned char held[8]
    cdef unsigned long long plane[32]
    cdef unsigned char down[8]
    cdef unsigned char buys[8]
    cdef unsigned char laid_jokers[8]
    cdef unsigned char declined[8]
    cdef int buys_match[8]
    cdef int cost[8]
    cdef int bonus[8]
    cdef int total[8]
    cdef int won[8]
    cdef int last_score[8]
    cdef unsigned char stock[224]
    cdef unsigned char pile[224]

    @cython.final
    cdef void _restart(self) noexcept nogil
    @cython.final
    cdef void _clear_round(self) noexcept nogil
    @cython.final
    cdef void _clear_turn(self) noexcept nogil
    @cython.final
    cdef int _after(self, int seat) noexcept nogil
    @cython.final
    cdef void _give(self, int seat, int card) noexcept nogil
    @cython.final
    cdef void _lose(self, int seat, int card) noexcept nogil
    @cython.final
    cdef void _give_openly(self, int seat, int card) noexcept nogil
    @cython.final
    cdef void _gone(self, int seat, int card) noexcept nogil
    @cython.final
    cdef void _take(self, int seat, int card) noexcept nogil
    @cython.final
    cdef void _deal(self, int dealer) noexcept nogil
    @cython.final
    cdef int _top_of_stock(self) noexcept nogil
    @cython.final
    cdef int _elsewhere(self) noexcept nogil
    @cython.final
    cdef int _verdict_cut(self, int depth) noexcept nogil
    @cython.final
    cdef void _cut(self, int depth) noexcept nogil
    @cython.final
    cdef int _exact_cut(self) noexcept nogil
    @cython.final
    cdef void _slip(self, int by) noexcept nogil
    @cython.final
    cdef int _stock_left(self) noexcept nogil
    @cython.final
    cdef int _supply(self, int kept) noexcept nogil
    @cython.final
    cdef void _begin_turn(self, int seat, int dropper) noexcept nogil
    @cython.final
    cdef void _to_stock(self) noexcept nogil
    @cython.final
    cdef void _end_round(self, int ending, int winner) noexcept nogil
