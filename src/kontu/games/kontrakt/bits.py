"""Which bit of a mask is the lowest: one instruction of the processor.

Interpreted Python works the number out; what is compiled asks the C compiler (``cbits.pxd``).
"""


def lowest(mask: int) -> int:
    """The number of the lowest bit that is set; the mask is not empty."""
    return (mask & -mask).bit_length() - 1
