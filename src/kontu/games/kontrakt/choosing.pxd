# The C types of choosing.py, which is the source. Interpreted Python never reads this file.
# An inline method is called straight, not through the table of the class: nothing overrides one.
from kontu.games.kontrakt.canonical cimport Canonical
from kontu.games.kontrakt.cbits cimport lowest
from kontu.games.kontrakt.kernel cimport Turns
from kontu.games.kontrakt.laydown cimport Laying

cdef class Choices:
    cdef readonly int count
    cdef int source, position, end
    cdef int choice[2048]

    cdef void _list(self, Turns turns) noexcept nogil
    cdef inline void _write(self, int action, int card) noexcept nogil
    cdef inline void _draws(self, Turns turns) noexcept nogil
    cdef inline void _window(self, Turns turns) noexcept nogil
    cdef inline void _drops(self, Turns turns) noexcept nogil
    cdef inline void _additions(self, Turns turns) noexcept nogil
    cdef void _exchanges(self, Turns turns) noexcept nogil
    cdef void _places(self, Turns turns, int card, int to) noexcept nogil
    cdef void _place(self, Turns turns, int card, int stands, int to, int end) noexcept nogil
    cdef void _act(self, Turns turns, int code) noexcept nogil

cdef class LayDowns(Canonical):
    cdef Turns turns
    cdef readonly Laying laying
    cdef int _ask(self, int most) noexcept nogil
    cdef int _declare(self) noexcept nogil
    cdef int _worth(self, int nth) noexcept nogil
    cdef bint _in_order(self, int nth) noexcept nogil
