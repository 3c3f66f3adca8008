"""How many bits of a mask are set, and words of 64 bits.

Interpreted Python asks the number itself, and cuts what grew beyond 64 bits; what is compiled asks the C
compiler (``cbits.pxd``), for which a word has no more, and which knows these numbers when it compiles.
"""

ALL_64 = 0xFFFFFFFFFFFFFFFF

FACTOR = 0x2545F4914F6CDD1D
"""What the word of a xorshift generator is multiplied by, so that its upper half is well scattered."""


def popcount(mask: int) -> int:
    """The number of tiles in a mask."""
    return mask.bit_count()
