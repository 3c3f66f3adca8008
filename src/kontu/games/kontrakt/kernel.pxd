# The C types of kernel.py, which is the source. Interpreted Python never reads this file.
from kontu.games.kontrakt.buying cimport Buying
from kontu.games.kontrakt.laydown cimport Laying

cdef class Turns(Buying):
    cdef inline bint _holds(self, int card) noexcept nogil
    cdef inline int _out(self) noexcept nogil
    cdef inline int _last_card(self) noexcept nogil
    cdef inline int _verdict_left(self, bint ends, bint builds) noexcept nogil
    cdef inline int _verdict_drop(self, int card) noexcept nogil
    cdef inline void _drop(self, int card) noexcept nogil
    cdef inline int _verdict_lay(self, Laying laying) noexcept nogil
    cdef inline int _try_lay(self, Laying laying) noexcept nogil
    cdef inline void _lay_cards(self, Laying laying) noexcept nogil
    cdef inline void _lay(self, Laying laying) noexcept nogil
    cdef inline void _end_if_out(self) noexcept nogil
    cdef inline int _verdict_builds(self) noexcept nogil
    cdef inline int _verdict_add(self, int card, int stands, int meld, int end) noexcept nogil
    cdef inline void _add(self, int card, int stands, int meld, int end) noexcept nogil
    cdef inline int _verdict_swaps(self, int meld) noexcept nogil
    cdef inline int _verdict_swap(self, int card, int end, int meld, int stands, int to_end, int to) noexcept nogil
    cdef inline int _try_swap(self, int card, int to, int where) noexcept nogil
    cdef inline void _swap(self, int card, int end, int meld, int stands, int to_end, int to) noexcept nogil
