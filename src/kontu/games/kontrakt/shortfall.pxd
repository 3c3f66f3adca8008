# The C types of shortfall.py, which is the source. Interpreted Python never reads this file.
cimport cython

from kontu.games.kontrakt.allotting cimport Allotment
from kontu.games.kontrakt.cbits cimport lowest
from kontu.games.kontrakt.demand cimport Demand
from kontu.games.kontrakt.spans cimport Spans

@cython.final
cdef class Shortfall(Allotment):
    cdef int lists, best, goal, groups_lack, groups_forced
    cdef int code[1248]
    cdef int lacks[1248]
    cdef int forces[1248]
    cdef unsigned long long full
    cdef unsigned long long starts[15]
    cdef unsigned long long digit[60]
    cdef bint roomy
    cdef int list_of[9]
    cdef int count[9]
    cdef int rest_lacks[9]
    cdef int rest_forces[9]
    cdef int pool[13]
    cdef int spare[4]

    cdef int _distance(self, int limit, int goal) noexcept nogil
    @cython.locals(begins=cython.ulonglong, at=cython.int)
    cdef void _list(self, int which, int size) noexcept nogil
    cdef int _forces(self, int suit, int low, int high) noexcept nogil
    @cython.locals(away=cython.ulonglong, unit=cython.ulonglong, single=cython.ulonglong)
    cdef void _weigh(self, int length) noexcept nogil
    cdef inline unsigned long long _begins(self, int length, int lacks) noexcept nogil
    cdef void _bounds(self) noexcept nogil
    cdef void _runs(self, int depth, int start, int lacking, int forced, int alone) noexcept nogil
    cdef void _close(self, int lacking, int forced, int alone) noexcept nogil
    cdef void _keep_all(self) noexcept nogil
    cdef void _spare(self) noexcept nogil
    cdef bint _top_groups(self, int depth) noexcept nogil
    cdef void _groups(self, int at, int lacking, int alone) noexcept nogil
