# The C types of tree.py, which is the source. Interpreted Python never reads this file.
cimport cython
from libc.math cimport sqrt

from kontu.games.kontrakt.world cimport World

@cython.final
cdef class Tree:
    cdef readonly int seat, nodes, used, depth
    cdef double curiosity
    cdef unsigned long long all_bits, factor
    cdef int place[8192]
    cdef unsigned long long key[4096]
    cdef int visits[4096]
    cdef double sum[4096]
    cdef int begin[4096]
    cdef int count[4096]
    cdef int code[65536]
    cdef int tries[65536]
    cdef double gain[65536]
    cdef double hunch[65536]
    cdef int path[12]
    cdef int taken[12]
    cdef int after[160]

    @cython.locals(seen=cython.ulonglong, told=cython.ulonglong)
    cdef unsigned long long _key(self, World game, int first) noexcept nogil
    cdef unsigned long long _stir(self, unsigned long long seen, unsigned long long more) noexcept nogil
    @cython.locals(at=cython.int)
    cdef int _find(self, unsigned long long key) noexcept nogil
    cdef bint _asks(self, World game) noexcept nogil
    cdef void _add(self, int node, int code, double hunch) noexcept nogil
    cdef void _grow(self, World game, int node) noexcept nogil
    @cython.locals(kinds=cython.ulonglong, card=cython.int, hunch=cython.double)
    cdef void _grow_play(self, World game, int node) noexcept nogil
    @cython.locals(action=cython.int, top=cython.int)
    cdef bint _may(self, World game, int code) noexcept nogil
    @cython.locals(best=cython.double, here=cython.double, known=cython.double, worth=cython.double, child=cython.int, chosen=cython.int)
    cdef int _pick(self, World game, int node) noexcept nogil
    @cython.locals(action=cython.int)
    cdef void _do(self, World game, int code) noexcept nogil
    @cython.locals(node=cython.int, grown=cython.bint, steps=cython.int)
    cdef void _play_on(self, World game, int first) noexcept nogil
    cdef void _note(self, double gain) noexcept nogil
