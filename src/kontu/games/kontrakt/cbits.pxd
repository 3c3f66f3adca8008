# What compiled modules have instead of bits.py, which is not compiled itself: hence another name.
cdef extern from *:
    int lowest "__builtin_ctzll" (unsigned long long mask) noexcept nogil
