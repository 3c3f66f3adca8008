# The C types of misfits.py, which is the source. Interpreted Python never reads this file.
cimport cython

from kontu.games.kontrakt.allotting cimport Allotment
from kontu.games.kontrakt.demand cimport Demand
from kontu.games.kontrakt.spans cimport Spans

@cython.final
cdef class Misfits(Allotment):
    cdef int best, goal, size
    cdef int code[312]
    cdef int lacks[312]
    cdef int forces[312]
    cdef int first[16]
    cdef int rest[729]
    cdef int place[17]
    cdef int raw[48]
    cdef int raw_lacks[48]

    cdef int _misfits(self, int size, int limit) noexcept nogil
    cdef void _list(self, int length) noexcept nogil
    cdef void _bounds(self) noexcept nogil
    cdef void _runs(self, int depth, int start, int places, int lacking, int forced, int alone) noexcept nogil
    cdef void _close(self, int places, int lacking, int forced, int alone) noexcept nogil
    cdef void _groups(self, int at, int places, int lacking, int alone) noexcept nogil
