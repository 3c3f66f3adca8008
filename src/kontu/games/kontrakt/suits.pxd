# The C types of suits.py, which is the source. Interpreted Python never reads this file.
cimport cython

from kontu.games.kontrakt.demand cimport Demand
from kontu.games.kontrakt.spans cimport Spans, stand_together

@cython.final
cdef class Suits:
    cdef Demand demand
    cdef Spans spans
    cdef readonly int most
    cdef int runs, shortest, relation, last, best, enough, widest, copies
    cdef bint own_suit
    cdef unsigned long long factor, all_bits
    cdef unsigned long long layer[4]
    cdef unsigned long long held[32]
    cdef unsigned long long holding[16384]
    cdef unsigned char lacks[573440]
    cdef int row[1120]
    cdef int fresh[35]
    cdef int joined[560]
    cdef bint beside[4096]
    cdef int ranks[64]
    cdef int length[64]
    cdef int low[64]
    cdef int high[64]
    cdef int until[7]
    cdef int suit[4]
    # Half of these is used; the compiler unrolls the recursion and warns if it sees no room for more.
    cdef int wanted[64]
    cdef int chosen[16]
    cdef int alone[64]

    cdef void _list(self) noexcept nogil
    cdef int _open(self, int seat, int places) noexcept nogil
    cdef void _join(self, int pair, int wide) noexcept nogil
    @cython.locals(number=cython.ulonglong, place=cython.int, new=cython.bint)
    cdef bint _fetch(self, int seat, int suit, int wide) noexcept nogil
    cdef void _work_out(self, unsigned long long number, int wide) noexcept nogil
    @cython.locals(last=cython.bint)
    cdef void _choose(self, int depth, int start, int more, int before) noexcept nogil
    cdef int _take(self, int at, int nth) noexcept nogil
    @cython.locals(stands=cython.bint)
    cdef bint _stands(self, int depth, int nth) noexcept nogil
