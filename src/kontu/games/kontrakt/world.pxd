# The C types of world.py, which is the source. Interpreted Python never reads this file.
from kontu.games.kontrakt.cbits cimport lowest
from kontu.games.kontrakt.match cimport Match
from kontu.games.kontrakt.playout cimport Playout
from kontu.games.kontrakt.scene cimport Scene

cdef class World(Playout):
    cdef void _become(self, Match other) noexcept nogil
    cdef void _imagine(self, Scene scene) noexcept nogil
    cdef unsigned long long _hidden(self, Scene scene, int seat) noexcept nogil
    cdef void _drop_fitting(self, Scene scene, int seat) noexcept nogil
    cdef void _live(self, Scene scene, int seat) noexcept nogil
    cdef void _follow(self, World other) noexcept nogil
    cpdef long long trials(self, Scene scene, int times)
