# The C types of demand.py, which is the source. Interpreted Python never reads this file.

cdef class Demand:
    cdef readonly bint exact, same_rank, adjacent, possible, even_groups, longer
    cdef readonly int decks, jokers, relation, bears, group_count, run_count
    cdef int group_size[9]
    cdef int run_size[9]
    cdef int group_cap[81]
    cdef int run_cap[15]
