# The C types of sparing.py, which is the source. Interpreted Python never reads this file.
cimport cython

from kontu.games.kontrakt.allotting cimport Allotment
from kontu.games.kontrakt.cbits cimport lowest
from kontu.games.kontrakt.misfits cimport Misfits
from kontu.games.kontrakt.shortfall cimport Shortfall

@cython.final
cdef class Sparing(Allotment):
    cdef readonly Shortfall near
    cdef readonly Misfits whole
    cdef int away
    cdef unsigned long long undecided
    cdef unsigned long long kind[53]
    cdef unsigned long long unit[5]

    cdef unsigned long long _needed(self, int away) noexcept nogil
    cdef unsigned long long _needed_whole(self, int away) noexcept nogil
    cdef void _begin(self, int away) noexcept nogil
    cdef void _long_runs(
        self, int depth, int start, int places, int lacking, int forced, int alone
    ) noexcept nogil
    @cython.locals(over=cython.ulonglong)
    cdef unsigned long long _over(self, int depth) noexcept nogil
    cdef void _runs(self, int depth, int start, int lacking, int forced, int alone) noexcept nogil
    cdef void _groups(self, int at, int lacking, int forced, int alone) noexcept nogil
    @cython.locals(over=cython.ulonglong, open_yet=cython.ulonglong, card=cython.int, tight=cython.bint)
    cdef void _contract(self, int lacking, int forced, int alone) noexcept nogil
    @cython.locals(over=cython.ulonglong)
    cdef unsigned long long _left_over(self) noexcept nogil
    cdef bint _scarce(self) noexcept nogil
    cdef bint _spared(self, int card, int lacking, bint over) noexcept nogil
