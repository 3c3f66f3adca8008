# The C types of kernel.py, which is the source. Interpreted Python never reads this file.
cimport cython

from kontu.games.contack.box cimport Box, Terms, beyond, counts, neighbour

cdef class Turns:
    cdef readonly Box box
    cdef readonly Terms terms
    cdef readonly int hand, turn, opener, drawn, passes, ended, finished
    cdef readonly int dealt, laid
    cdef int spots, openings, targets
    cdef unsigned long long unlaid
    cdef unsigned char order[64]
    cdef unsigned char held[35]
    cdef int holds[7]
    cdef short spot_cell[132]
    cdef unsigned char spot_tile[132]
    cdef unsigned char need[396]
    cdef unsigned char slot[256]
    cdef unsigned char laid_spot[64]
    cdef unsigned char laid_seat[64]
    cdef unsigned char target[72]
    cdef int score[7]
    cdef int deduction[7]
    cdef int total[7]

    @cython.final
    cdef void _restart(self) noexcept nogil
    @cython.final
    cdef void _clear_layout(self) noexcept nogil
    @cython.final
    cdef int _find(self, int cell) noexcept nogil
    @cython.final
    cdef int _touch(self, int cell) noexcept nogil
    @cython.final
    cdef int _contacts(self, int spot) noexcept nogil
    @cython.final
    cdef unsigned long long _fit(self, int spot) noexcept nogil
    @cython.final
    cdef bint _fits_at(self, int tile, int spot) noexcept nogil
    @cython.final
    cdef void _lay(self, int tile, int spot, int seat) noexcept nogil
    @cython.final
    cdef bint _may_lead(self, int tile) noexcept nogil
    @cython.final
    cdef bint _must_place_drawn(self) noexcept nogil
    @cython.final
    cdef int _nth_play(self, int nth) noexcept nogil
    @cython.final
    cdef bint _can_draw(self) noexcept nogil
    @cython.final
    cdef bint _holds(self, int tile) noexcept nogil
    @cython.final
    cdef int _verdict_play(self, int tile, int cell) noexcept nogil
    @cython.final
    cdef int _verdict_draw(self) noexcept nogil
    @cython.final
    cdef int _verdict_pass(self) noexcept nogil
    @cython.final
    cdef int _contact_points(self, int spot, int tile, int colour) noexcept nogil
    @cython.final
    cdef int _points(self, int spot, int tile) noexcept nogil
    @cython.final
    cdef void _credit(self, int seat, int points) noexcept nogil
    @cython.final
    cdef bint _enclosed(self) noexcept nogil
    @cython.final
    cdef void _end_hand(self, int ending) noexcept nogil
    @cython.final
    cdef void _next_turn(self) noexcept nogil
    @cython.final
    cdef void _take(self, int seat, int tile) noexcept nogil
    @cython.final
    cdef void _play(self, int tile, int cell) noexcept nogil
    @cython.final
    cdef void _draw(self) noexcept nogil
    @cython.final
    cdef void _pass(self) noexcept nogil
    @cython.final
    cdef int _nth_size(self, int seat, int nth) noexcept nogil
    @cython.final
    cdef bint _opens_before(self, int seat, int other) noexcept nogil
    @cython.final
    cdef void _deal(self) noexcept nogil
