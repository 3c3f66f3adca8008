# The C types of playout.py, which is the source. Interpreted Python never reads this file.
from kontu.games.kontrakt.cbits cimport lowest
from kontu.games.kontrakt.choosing cimport Choices, LayDowns
from kontu.games.kontrakt.planning cimport Planning

cdef class Playout(Planning):
    cdef LayDowns lay_downs
    cdef Choices choices
    cdef readonly int played

    cdef void _step(self) noexcept nogil
    cdef void _draws_in(self) noexcept nogil
    cdef void _new_stock(self) noexcept nogil
    cdef void _buy_or_draw(self, int buyer) noexcept nogil
    cdef void _bought(self, int seat, int card) noexcept nogil
    cdef void _choose_draw(self) noexcept nogil
    cdef void _take_top(self) noexcept nogil
    cdef bint _wants_top(self, int card) noexcept nogil
    cdef void _answer(self) noexcept nogil
    cdef void _ask_to_buy(self) noexcept nogil
    cdef void _complete_call(self) noexcept nogil
    cdef bint _buys(self, int seat, int card) noexcept nogil
    cdef void _mix(self, int begin, int count) noexcept nogil
    cdef void _play(self) noexcept nogil
    cdef bint _lay_best(self) noexcept nogil
    cdef bint _lay_off(self) noexcept nogil
    cdef bint _either_end(self, int meld) noexcept nogil
    cdef bint _lay_off_joker(self) noexcept nogil
    cdef void _discard(self) noexcept nogil
    cdef void _throw(self, int card) noexcept nogil
    cdef int _worst(self, unsigned long long kinds) noexcept nogil
    cdef void _anything(self) noexcept nogil
    cdef bint _goes_on(self) noexcept nogil
    cdef void _play_out(self) noexcept nogil
    cdef int _score(self, int seat) noexcept nogil
    cdef int _lead(self, int seat) noexcept nogil
