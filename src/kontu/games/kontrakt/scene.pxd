# The C types of scene.py, which is the source. Interpreted Python never reads this file.
from kontu.games.kontrakt.match cimport Match

cdef class Scene(Match):
    cdef unsigned char rest[224]
    cdef int owed[8]
    cdef int had[8]
    cdef readonly int rests
