# What compiled modules have instead of bits.py, which is not compiled itself: hence another name.
# The instruction is there in every x86-64 processor since 2008, but a compiler that builds for all of them
# may not use it: so the processor is asked, which costs next to nothing.
cdef extern from *:
    """
    static inline int kontu_popcount(unsigned long long mask)
    {
    #if defined(__GNUC__) && defined(__x86_64__) && !defined(__POPCNT__)
        if (__builtin_cpu_supports("popcnt")) {
            unsigned long long set;
            __asm__("popcnt %1, %0" : "=r"(set) : "r"(mask) : "cc");
            return (int)set;
        }
    #endif
        return __builtin_popcountll(mask);
    }
    """
    int popcount "kontu_popcount" (unsigned long long mask) noexcept nogil
    const unsigned long long ALL_64 "0xFFFFFFFFFFFFFFFFull"
    const unsigned long long FACTOR "0x2545F4914F6CDD1Dull"
