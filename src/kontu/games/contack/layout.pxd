# The C types of layout.py, which is the source. Interpreted Python never reads this file.
# An inline method is called straight, not through the table of the class: nothing overrides one.
# What numbers a place in a table is a Py_ssize_t: anything shorter is widened each time that it is used.
cimport cython

from kontu.games.contack.box cimport Box, Terms

cpdef bint points_up(int cell) noexcept nogil
cpdef bint beyond(int cell) noexcept nogil
cpdef int neighbour(int cell, int colour) noexcept nogil

cdef class Layout:
    cdef readonly Box box
    cdef readonly Terms terms
    cdef readonly int laid
    cdef int openings, targets, far
    cdef unsigned long long unlaid
    cdef short spot_cell[256]
    cdef unsigned char spot_tile[256]
    cdef short need[256]
    cdef unsigned char laid_spot[64]
    cdef unsigned char laid_seat[64]
    cdef short target[72]
    cdef Py_ssize_t around[3]
    cdef unsigned long long fits[4]

    cdef inline void _clear_layout(self) noexcept nogil
    cdef inline Py_ssize_t _spot(self, int cell) noexcept nogil
    cdef inline Py_ssize_t _find(self, int cell) noexcept nogil
    cdef inline Py_ssize_t _touch(self, int cell) noexcept nogil
    cdef inline bint _empty(self, Py_ssize_t spot) noexcept nogil
    cdef inline bint _touches(self, Py_ssize_t spot, Py_ssize_t tiles) noexcept nogil
    cdef inline unsigned long long _fit(self, Py_ssize_t spot) noexcept nogil
    cdef inline void _keep_fits(self, Py_ssize_t targets) noexcept nogil
    cdef inline bint _fits_somewhere(self, unsigned long long tiles) noexcept nogil
    cdef inline Py_ssize_t _meet(self, int beside, int shown, Py_ssize_t spot, bint ends) noexcept nogil
    cdef inline Py_ssize_t _aim(self, Py_ssize_t spot, Py_ssize_t tiles, Py_ssize_t targets) noexcept nogil
    cdef inline Py_ssize_t _keep_openings(self, Py_ssize_t spot) noexcept nogil
    @cython.locals(ends=cython.bint)
    cdef inline void _lay(self, Py_ssize_t tile, Py_ssize_t spot, int seat) noexcept nogil
    cdef inline bint _enclosed(self) noexcept nogil
