# The C types of laydown.py, which is the source. Interpreted Python never reads this file.
cimport cython

from kontu.games.kontrakt.terms cimport Terms

@cython.final
cdef class Laying:
    cdef readonly Terms terms
    cdef readonly int melds, cards
    cdef readonly int fault_meld, fault_other, fault_card
    cdef unsigned char code[224]
    cdef int begin[9]
    cdef bint is_group[8]
    cdef unsigned char seen[16]
    cdef int used[53]
    cdef unsigned char suit[8]
    cdef unsigned char low[8]
    cdef unsigned char high[8]
    cdef unsigned char jokers[8]
    cdef unsigned short mask[8]
    cdef unsigned char naturals[32]

    cdef void _clear(self) noexcept nogil
    cdef void _open(self, bint is_group) noexcept nogil
    cdef void _card(self, int code) noexcept nogil
    cdef int _judge(self, int number, bint exact) noexcept nogil
    cdef bint _has_cards(self, int meld) noexcept nogil
    cdef int _judge_meld(self, int number, int meld, bint exact) noexcept nogil
    cdef int _read_group(self, int meld) noexcept nogil
    cdef int _read_run(self, int meld) noexcept nogil
    cdef int _place_aces(self, int meld, int first, int last) noexcept nogil
    cdef int _around(self, int meld) noexcept nogil
    cdef int _span(self, int meld) noexcept nogil
    cdef int _judge_pair(self, int one, int other) noexcept nogil
