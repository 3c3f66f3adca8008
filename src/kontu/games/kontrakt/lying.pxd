# The C types of lying.py, which is the source. Interpreted Python never reads this file.
from kontu.games.kontrakt.terms cimport Terms

cdef class Lying:
    cdef readonly Terms terms
    cdef unsigned char meld_count[8]
    cdef unsigned char group[32]
    cdef unsigned char suit[32]
    cdef unsigned char low[32]
    cdef unsigned char high[32]
    cdef unsigned char jokers[32]
    cdef unsigned short mask[32]
    cdef unsigned char naturals[128]

    cdef inline void _clear_table(self) noexcept nogil
    cdef inline bint _is_meld(self, int meld) noexcept nogil
    cdef inline int _size(self, int meld) noexcept nogil
    cdef inline int _position(self, int meld, int card, int end) noexcept nogil
    cdef inline int _verdict_on(self, int meld, int card, int stands, int end) noexcept nogil
    cdef inline bint _joker_at(self, int meld, int position) noexcept nogil
    cdef inline bint _joker_beside(self, int meld, int position) noexcept nogil
    cdef inline void _put(self, int meld, int card, int position) noexcept nogil
    cdef inline void _take_back(self, int meld, int card, int position) noexcept nogil
    cdef inline int _joker_for(self, int meld, int card, int end) noexcept nogil
    cdef inline void _free(self, int meld, int position) noexcept nogil
    cdef inline void _unfree(self, int meld, int position) noexcept nogil
    cdef inline bint _fits_anywhere(self, int card) noexcept nogil
    cdef inline bint _fits(self, int meld, int card) noexcept nogil
    cdef inline int _card_at(self, int meld, int position) noexcept nogil
