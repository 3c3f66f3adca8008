# The C types of playout.py, which is the source. Interpreted Python never reads this file.
from kontu.games.contack.cbits cimport ALL_64, FACTOR
from kontu.games.contack.match cimport Match

cdef class Playout(Match):
    cdef unsigned long long word
    cdef readonly int caution, patience, whim

    cdef inline int _below(self, unsigned long long most) noexcept nogil
    cdef void _shuffle_reserve(self) noexcept nogil
    cdef inline int _reply(self, int tile, int spot, int seat) noexcept nogil
    cdef inline int _appeal(self, int tile, int spot) noexcept nogil
    cdef int _choose(self) noexcept nogil
    cdef void _do(self, int action) noexcept nogil
    cdef void _play_out(self) noexcept nogil
    cdef int _lead(self, int seat) noexcept nogil
    cdef int _share(self) noexcept nogil
    cpdef int chosen(self)
    cpdef long long trials(self, Match match, int times)
    cpdef tune(self, int caution, int patience, int whim)
