# The C types of kernel.py, which is the source. Interpreted Python never reads this file.
# An inline method is called straight, not through the table of the class: nothing overrides one.
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
    cdef inline unsigned long long _choice(self) noexcept nogil
    cdef inline int _plays(self) noexcept nogil
    cdef int _further_plays(self, unsigned long long choice) noexcept nogil
    cdef inline int _nth_place(self, int nth) noexcept nogil
    cdef inline int _nth_play(self, int nth) noexcept nogil
    cdef inline int _nth_held(self, unsigned long long fit, int nth) noexcept nogil
    cdef inline int _ways(self) noexcept nogil
    cdef inline int _do_nth(self, int nth, int ways) noexcept nogil
    cdef inline bint _can_draw(self) noexcept nogil
    cdef inline int _verdict_play(self, int tile, int cell) noexcept nogil
    cdef inline int _bars_draw(self, int plays) noexcept nogil
    cdef inline int _bars_pass(self, int plays) noexcept nogil
    cdef inline int _verdict_draw(self, int plays) noexcept nogil
    cdef inline int _verdict_pass(self, int plays) noexcept nogil
    cdef inline void _credit(self, int seat, int points) noexcept nogil
    cdef inline void _end_hand(self, int ending) noexcept nogil
    cdef inline void _next_turn(self) noexcept nogil
    cdef inline void _take(self, int seat, int tile) noexcept nogil
    cdef inline void _play(self, int tile, int cell) noexcept nogil
    cdef inline void _play_at(self, int tile, int spot) noexcept nogil
    cdef inline void _draw(self) noexcept nogil
    cdef inline void _bind(self) noexcept nogil
    cdef inline void _pass(self) noexcept nogil
    cdef inline int _sizes(self, int seat) noexcept nogil
    cdef inline void _deal(self) noexcept nogil
