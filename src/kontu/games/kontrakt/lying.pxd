# The C types of lying.py, which is the source. Interpreted Python never reads this file.
cimport cython

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

    @cython.final
    cdef void _clear_table(self) noexcept nogil
    @cython.final
    cdef bint _is_meld(self, int meld) noexcept nogil
    @cython.final
    cdef int _size(self, int meld) noexcept nogil
    @cython.final
    cdef int _position(self, int meld, int card, int end) noexcept nogil
    @cython.final
    cdef int _verdict_on(self, int meld, int card, int stands, int end) noexcept nogil
    @cython.final
    cdef bint _joker_at(self, int meld, int position) noexcept nogil
    @cython.final
    cdef bint _joker_beside(self, int meld, int position) noexcept nogil
    @cython.final
    cdef void _put(self, int meld, int card, int position) noexcept nogil
    @cython.final
    cdef void _take_back(self, int meld, int card, int position) noexcept nogil
    @cython.final
    cdef int _joker_for(self, int meld, int card, int end) noexcept nogil
    @cython.final
    cdef void _free(self, int meld, int position) noexcept nogil
    @cython.final
    cdef void _unfree(self, int meld, int position) noexcept nogil
    @cython.final
    cdef bint _fits_anywhere(self, int card) noexcept nogil
    @cython.final
    cdef bint _fits(self, int meld, int card) noexcept nogil
    @cython.final
    cdef unsigned long long _wants(self, int meld) noexcept nogil
    @cython.final
    cdef int _card_at(self, int meld, int position) noexcept nogil
