"""How many bits of a mask are set: one instruction where the processor has it.

Interpreted Python asks the number itself; what is compiled asks the C compiler (``cbits.pxd``).
"""


def popcount(mask: int) -> int:
    """The number of tiles in a mask."""
    return mask.bit_count()
