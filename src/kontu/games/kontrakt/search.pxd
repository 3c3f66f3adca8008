# The C types of search.py, which is the source. Interpreted Python never reads this file.
cimport cython

from kontu.games.kontrakt.choosing cimport Choices
from kontu.games.kontrakt.laydown cimport Laying
from kontu.games.kontrakt.world cimport World
from kontu.games.kontrakt.scene cimport Scene
from kontu.games.kontrakt.tree cimport Tree

cdef class Search:
    cdef Scene scene
    cdef World world
    cdef readonly World game
    cdef Choices choices
    cdef Laying laying
    cdef readonly Tree tree
    cdef bint deep
    cdef int seat, lays, cards, melds
    cdef readonly int arms
    cdef readonly long long simulations, worlds
    cdef long long counted
    cdef double share, total
    cdef int code[160]
    cdef int tries[160]
    cdef double gain[160]
    cdef double square[160]
    cdef bint alive[160]
    cdef int melds_at[25]
    cdef int meld_begin[225]
    cdef bint meld_group[224]
    cdef int card[5376]

    cdef void _lay(self, int nth) noexcept nogil
    cdef void _begin(self, int code) noexcept nogil
    @cython.locals(first=cython.double, baseline=cython.double, lead=cython.double, learns=cython.bint)
    cdef void _try_all(self) noexcept nogil
    cdef double _lead_after(self, int arm, bint deep) noexcept nogil
    cdef void _count(self, int arm, double gain) noexcept nogil
    cpdef run(self, long long worlds)
