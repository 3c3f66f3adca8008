"""The look of the house on paper: ink on white, and the three colours of the tiles."""

from typing import Final

INK: Final = "#26221c"
MUTED: Final = "#665d50"
RULE: Final = "#b9ad95"
FAINT: Final = "#ddd2bd"
WASH: Final = "#f7f2e7"
WHITE: Final = "#ffffff"

BLUE: Final = "#2a5a9c"
RED: Final = "#b93a2c"
ORANGE: Final = "#efa73c"
ON_DARK: Final = "#ffffff"
ON_ORANGE: Final = "#2d1c06"
DEEP_ORANGE: Final = "#8a5300"


def mixed(colour: str, part: float, other: str = WHITE) -> str:
    """``colour`` with ``part`` of it kept and the rest taken from ``other``."""
    pairs = zip(_channels(colour), _channels(other), strict=True)
    return "#" + "".join(f"{round(one * part + two * (1 - part)):02x}" for one, two in pairs)


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
