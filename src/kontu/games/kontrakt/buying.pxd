# The C types of buying.py, which is the source. Interpreted Python never reads this file.
cimport cython

from kontu.games.kontrakt.dealing cimport Dealing

cdef class Buying(Dealing):
    @cython.final
    cdef int _wrong_phase(self) noexcept nogil
    @cython.final
    cdef int _verdict_leave(self) noexcept nogil
    @cython.final
    cdef int _verdict_take(self, int card) noexcept nogil
    @cython.final
    cdef int _verdict_stock(self) noexcept nogil
    @cython.final
    cdef void _draw_pile(self) noexcept nogil
    @cython.final
    cdef void _to_play(self) noexcept nogil
    @cython.final
    cdef void _leave(self) noexcept nogil
    @cython.final
    cdef void _draw_stock(self) noexcept nogil
    @cython.final
    cdef bint _may_buy(self, int seat) noexcept nogil
    @cython.final
    cdef void _open_window(self) noexcept nogil
    @cython.final
    cdef void _ask_after(self, int seat) noexcept nogil
    @cython.final
    cdef int _verdict_buy(self, int card) noexcept nogil
    @cython.final
    cdef int _verdict_call(self, int card) noexcept nogil
    @cython.final
    cdef int _verdict_no(self) noexcept nogil
    @cython.final
    cdef int _verdict_let(self) noexcept nogil
    @cython.final
    cdef void _no(self) noexcept nogil
    @cython.final
    cdef void _call(self) noexcept nogil
    @cython.final
    cdef void _let(self) noexcept nogil
    @cython.final
    cdef void _buy(self) noexcept nogil
    @cython.final
    cdef void _complete_buy(self, int seat) noexcept nogil
    @cython.final
    cdef void _wait_for_shuffle(self, int buyer) noexcept nogil
    @cython.final
    cdef int _to_shuffle(self) noexcept nogil
    @cython.final
    cdef void _compact(self) noexcept nogil
    @cython.final
    cdef void _shuffle(self) noexcept nogil
