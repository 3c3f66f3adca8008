# The C types of buying.py, which is the source. Interpreted Python never reads this file.
from kontu.games.kontrakt.dealing cimport Dealing

cdef class Buying(Dealing):
    cdef inline int _wrong_phase(self) noexcept nogil
    cdef inline int _verdict_leave(self) noexcept nogil
    cdef inline int _verdict_take(self, int card) noexcept nogil
    cdef inline int _verdict_stock(self) noexcept nogil
    cdef inline void _draw_pile(self) noexcept nogil
    cdef inline void _to_play(self) noexcept nogil
    cdef inline void _leave(self) noexcept nogil
    cdef inline void _draw_stock(self) noexcept nogil
    cdef inline bint _may_buy(self, int seat) noexcept nogil
    cdef inline void _open_window(self) noexcept nogil
    cdef inline void _ask_after(self, int seat) noexcept nogil
    cdef inline int _verdict_buy(self, int card) noexcept nogil
    cdef inline int _verdict_call(self, int card) noexcept nogil
    cdef inline int _verdict_no(self) noexcept nogil
    cdef inline int _verdict_let(self) noexcept nogil
    cdef inline void _no(self) noexcept nogil
    cdef inline void _call(self) noexcept nogil
    cdef inline void _let(self) noexcept nogil
    cdef inline void _buy(self) noexcept nogil
    cdef inline void _complete_buy(self, int seat) noexcept nogil
    cdef inline void _wait_for_shuffle(self, int buyer) noexcept nogil
    cdef inline int _to_shuffle(self) noexcept nogil
    cdef inline void _compact(self) noexcept nogil
    cdef inline void _shuffle(self) noexcept nogil
