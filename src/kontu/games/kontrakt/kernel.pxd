# The C types of kernel.py, which is the source. Interpreted Python never reads this file.
cimport cython

from kontu.games.kontrakt.buying cimport Buying
from kontu.games.kontrakt.laydown cimport Laying

cdef class Turns(Buying):
    @cython.final
    cdef bint _holds(self, int card) noexcept nogil
    @cython.final
    cdef int _out(self) noexcept nogil
    @cython.final
    cdef int _last_card(self) noexcept nogil
    @cython.final
    cdef int _verdict_left(self, bint ends, bint builds) noexcept nogil
    @cython.final
    cdef int _verdict_drop(self, int card) noexcept nogil
    @cython.final
    cdef void _drop(self, int card) noexcept nogil
    @cython.final
    cdef int _verdict_lay(self, Laying laying) noexcept nogil
    @cython.final
    cdef int _try_lay(self, Laying laying) noexcept nogil
    @cython.final
    cdef void _lay_cards(self, Laying laying) noexcept nogil
    @cython.final
    cdef void _lay(self, Laying laying) noexcept nogil
    @cython.final
    cdef void _end_if_out(self) noexcept nogil
    @cython.final
    cdef int _verdict_builds(self) noexcept nogil
    @cython.final
    cdef int _verdict_add(self, int card, int stands, int meld, int end) noexcept nogil
    @cython.final
    cdef void _add(self, int card, int stands, int meld, int end) noexcept nogil
    @cython.final
    cdef int _verdict_swaps(self, int meld) noexcept nogil
    @cython.final
    cdef int _verdict_swap(self, int card, int end, int meld, int stands, int to_end, int to) noexcept nogil
    @cython.final
    cdef int _try_swap(self, int card, int to, int where) noexcept nogil
    @cython.final
    cdef void _swap(self, int card, int end, int meld, int stands, int to_end, int to) noexcept nogil
