# The C types of match.py, which is the source. Interpreted Python never reads this file.
cimport cython

from kontu.games.contack.kernel cimport Turns

cdef class Match(Turns):
    @cython.locals(new=Match)
    cpdef Match copy(self)
    @cython.final
    cdef void _become(self, Match other) noexcept nogil
    cpdef list gains(self, Match before)
