# The C types of walk.py, which is the source. Interpreted Python never reads this file.
cimport cython

from kontu.games.contack.cbits cimport ALL_64, FACTOR
from kontu.games.contack.match cimport Match

cdef unsigned long long following(unsigned long long word) noexcept nogil
cdef int share(unsigned long long word, unsigned long long most) noexcept nogil

@cython.final
cdef class Walk:
    cdef readonly Match match
    cdef readonly unsigned long long checksum
    cdef readonly long long hands, actions
    cdef unsigned long long word
    cdef void _shuffle(self) noexcept nogil
    cdef void _hand(self) noexcept nogil
    cpdef run(self, long long hands)
