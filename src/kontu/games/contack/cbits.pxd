# What compiled modules have instead of bits.py, which is not compiled itself: hence another name.
cdef extern from *:
    int popcount "__builtin_popcountll" (unsigned long long mask) noexcept nogil
