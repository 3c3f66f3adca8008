# The C types of layout.py, which is the source. Interpreted Python never reads this file.
# An inline method is called straight, not through the table of the class: nothing overrides one.
from kontu.games.contack.box cimport Box, Terms

cpdef bint points_up(int cell) noexcept nogil
cpdef bint beyond(int cell) noexcept nogil
cdef bint near_end(int cell) noexcept nogil
cpdef int neighbour(int cell, int colour) noexcept nogil

cdef class Layout:
    cdef readonly Box box
    cdef readonly Terms terms
    cdef readonly int laid
    cdef int openings, targets
    cdef unsigned long long unlaid
    cdef short spot_cell[256]
    cdef unsigned char spot_tile[256]
    cdef short need[256]
    cdef unsigned char laid_spot[64]
    cdef unsigned char laid_seat[64]
    cdef short target[72]
    cdef int around[3]
    cdef unsigned long long fits[4]

    cdef inline void _clear_layout(self) noexcept nogil
    cdef inline int _spot(self, int cell) noexcept nogil
    cdef inline int _find(self, int cell) noexcept nogil
    cdef inline int _touch(self, int cell) noexcept nogil
    cdef inline bint _empty(self, int spot) noexcept nogil
    cdef inline bint _touches(self, int spot, int tiles) noexcept nogil
    cdef inline unsigned long long _fit(self, int spot) noexcept nogil
    cdef inline void _keep_fits(self, int targets) noexcept nogil
    cdef inline bint _fits_somewhere(self, unsigned long long tiles) noexcept nogil
    cdef inline int _meet(self, int beside, int shown, int spot, bint ends) noexcept nogil
    cdef inline int _aim(self, int spot, int tiles, int targets) noexcept nogil
    cdef inline int _keep_openings(self, int spot) noexcept nogil
    cdef inline void _lay(self, int tile, int spot, int seat) noexcept nogil
    cdef inline bint _enclosed(self) noexcept nogil
    cdef inline int _beside(self, int spot, int colour) noexcept nogil
    cdef inline int _contact_points(self, int spot, int tile, int colour) noexcept nogil
    cdef inline int _points(self, int spot, int tile) noexcept nogil
