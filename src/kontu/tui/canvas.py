"""A sheet of characters that remembers how each is to look."""

from rich.text import Text

BLANK = " "


class Canvas:
    """Characters at (row, column), both of any sign; later ones lie over earlier ones."""

    def __init__(self) -> None:
        self._at: dict[tuple[int, int], tuple[str, str]] = {}

    def write(self, row: int, column: int, text: str, style: str = "") -> None:
        """Put ``text`` down from ``column`` on."""
        for offset, character in enumerate(text):
            self._at[row, column + offset] = (character, style)

    def edge(self, row: int, column: int, text: str, style: str = "") -> None:
        """Put ``text`` down only where nothing lies yet: an edge belongs to both its tiles."""
        for offset, character in enumerate(text):
            self._at.setdefault((row, column + offset), (character, style))

    def lines(self, first: int, width: int) -> list[Text]:
        """The rows from the top one to the bottom one, ``width`` columns from column ``first`` on."""
        rows = [row for row, _ in self._at]
        return [self._line(row, first, width) for row in range(min(rows), max(rows) + 1)] if rows else []

    def columns(self) -> tuple[int, int]:
        """The first column written and the one after the last."""
        columns = [column for _, column in self._at]
        return (min(columns), max(columns) + 1) if columns else (0, 0)

    def _line(self, row: int, first: int, width: int) -> Text:
        line = Text()
        for column in range(first, first + width):
            character, style = self._at.get((row, column), (BLANK, ""))
            line.append(character, style)
        line.rstrip()
        return line
