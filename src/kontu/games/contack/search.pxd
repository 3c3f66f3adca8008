# The C types of search.py, which is the source. Interpreted Python never reads this file.
cimport cython
from libc.math cimport log, sqrt

from kontu.games.contack.match cimport Match
from kontu.games.contack.playout cimport Playout

@cython.final
cdef class Search:
    cdef Playout start, game
    cdef readonly long long simulations
    cdef readonly int nodes
    cdef int room, evenly
    cdef double share, curiosity, trust
    cdef int action[65536]
    cdef int visits[65536]
    cdef double total[65536]
    cdef double hunch[65536]
    cdef int below[65536]
    cdef int beside[65536]
    cdef int path[400]
    cdef int chooser[400]
    cdef int lead[7]

    cdef int _node(self, int action, double hunch) noexcept nogil
    cdef int _add(self, int node, int action, double hunch) noexcept nogil
    cdef void _grow(self, int node) noexcept nogil
    @cython.locals(tries=cython.int, worth=cython.double, best=cython.double, doubt=cython.double, child=cython.int, chosen=cython.int)
    cdef int _pick(self, int node) noexcept nogil
    cdef int _least_tried(self) noexcept nogil
    cdef int _drawn(self, int node, int tile) noexcept nogil
    cdef int _descend(self) noexcept nogil
    cdef void _simulate(self) noexcept nogil
    cpdef run(self, long long simulations)
    cpdef tune(self, double curiosity, double trust)
    cpdef share_evenly(self)
