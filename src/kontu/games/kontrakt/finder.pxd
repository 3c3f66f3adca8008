# The C types of finder.py, which is the source. Interpreted Python never reads this file.
#
# A kernel makes a Finder, sets `hand` to 53 counts and asks `_short(99, 0)` for the distance,
# `_fits()` whether the contract can be laid, `_exchanges(places, 99)` for round 7.
cimport cython

from kontu.games.kontrakt.demand cimport Demand
from kontu.games.kontrakt.misfits cimport Misfits
from kontu.games.kontrakt.partition cimport Partitions
from kontu.games.kontrakt.shortfall cimport Shortfall
from kontu.games.kontrakt.spans cimport Spans
from kontu.games.kontrakt.sparing cimport Sparing

@cython.final
cdef class Finder:
    cdef readonly tuple slots
    cdef readonly bint whole
    cdef readonly int fewest
    cdef readonly Demand demand
    cdef readonly Shortfall shortfall
    cdef readonly Misfits misfitting
    cdef readonly Sparing sparing
    cdef int away
    cdef readonly Partitions partitions
    cdef readonly object laying
    cdef unsigned char hand[53]

    cdef int _short(self, int limit, int goal) noexcept nogil
    cdef bint _fits(self) noexcept nogil
    cdef int _exchanges(self, int places, int limit) noexcept nogil
    cdef int _held(self) noexcept nogil
    cdef int _places(self, int more) noexcept nogil
    cdef unsigned long long _needed(self) noexcept nogil
    @cython.locals(needed=cython.ulonglong)
    cdef unsigned long long _needed_whole(self) noexcept nogil
    cdef int _away(self, int places, int limit, int goal) noexcept nogil
    cpdef bytes distances(self, bytes hands)
