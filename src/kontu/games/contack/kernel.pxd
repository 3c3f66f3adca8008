# The C types of kernel.py, which is the source. Interpreted Python never reads this file.
# An inline method is called straight, not through the table of the class: nothing overrides one.
# What numbers a place in a table is a Py_ssize_t: anything shorter is widened each time that it is used.
cimport cython

from kontu.games.contack.cbits cimport popcount
from kontu.games.contack.box cimport Box, Terms
from kontu.games.contack.layout cimport Layout, beyond

cdef class Turns(Layout):
    cdef readonly int hand, turn, opener, drawn, passes, ended, finished
    cdef readonly int dealt
    cdef readonly bint bound
    cdef unsigned char order[64]
    cdef unsigned char held[35]
    cdef int holds[7]
    cdef unsigned long long hold[7]
    cdef unsigned long long choice
    cdef int until[5]
    cdef int score[7]
    cdef int deduction[7]
    cdef int total[7]

    cdef inline void _restart(self) noexcept nogil
    cdef inline unsigned long long _leads(self) noexcept nogil
    cdef inline int _lowest(self, Py_ssize_t seat) noexcept nogil
    cdef inline unsigned long long _choice(self) noexcept nogil
    cdef inline Py_ssize_t _plays(self) noexcept nogil
    cdef Py_ssize_t _further_plays(self, unsigned long long choice) noexcept nogil
    @cython.locals(at=cython.Py_ssize_t)
    cdef inline Py_ssize_t _nth_place(self, Py_ssize_t nth) noexcept nogil
    cdef inline int _nth_play(self, Py_ssize_t nth) noexcept nogil
    @cython.locals(at=cython.Py_ssize_t, until=cython.Py_ssize_t)
    cdef inline Py_ssize_t _nth_held(self, unsigned long long fit, Py_ssize_t nth) noexcept nogil
    cdef inline bint _can_draw(self) noexcept nogil
    cdef inline int _verdict_play(self, Py_ssize_t tile, int cell) noexcept nogil
    cdef inline int _bars_draw(self, Py_ssize_t plays) noexcept nogil
    cdef inline int _bars_pass(self, Py_ssize_t plays) noexcept nogil
    cdef inline int _verdict_draw(self, Py_ssize_t plays) noexcept nogil
    cdef inline int _verdict_pass(self, Py_ssize_t plays) noexcept nogil
    cdef inline Py_ssize_t _beside(self, Py_ssize_t spot, Py_ssize_t colour) noexcept nogil
    cdef inline int _contact_points(self, Py_ssize_t spot, Py_ssize_t tile, Py_ssize_t colour) noexcept nogil
    cdef inline int _points(self, Py_ssize_t spot, Py_ssize_t tile) noexcept nogil
    cdef inline void _credit(self, Py_ssize_t seat, int points) noexcept nogil

    # Seldom wanted, and called: so that the compiler has room to put what is often wanted in its place.
    cdef void _collect(self, Py_ssize_t seat, int points) noexcept nogil
    cdef void _end_hand(self, int ending) noexcept nogil

    cdef inline void _next_turn(self) noexcept nogil
    cdef inline void _take(self, Py_ssize_t seat, Py_ssize_t tile) noexcept nogil
    cdef inline void _play(self, Py_ssize_t tile, int cell) noexcept nogil
    cdef inline void _play_at(self, Py_ssize_t tile, Py_ssize_t spot) noexcept nogil
    cdef inline void _draw(self) noexcept nogil
    cdef inline void _bind(self) noexcept nogil
    cdef inline void _pass(self) noexcept nogil
    @cython.locals(nth=cython.Py_ssize_t, plays=cython.Py_ssize_t, ways=cython.Py_ssize_t)
    cdef int _act_by_chance(self, unsigned long long word) noexcept nogil
    cdef int _sizes(self, Py_ssize_t seat) noexcept nogil
    cdef inline void _deal(self) noexcept nogil
