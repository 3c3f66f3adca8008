"""The cards of a run put in order, and plain jokers into its gaps, as a reader of notation needs it."""

from collections.abc import Iterator, Sequence

from kontu.games.kontrakt.actions import stand_in, stands_for
from kontu.games.kontrakt.cards import JOKER, RANKS


def run_readings(pieces: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """The ways to read the pieces of a run, in any order (O-14), each from low to high.

    A plain ``*`` goes into a gap first, then to either end (O-20). ``+`` and ``-`` mark an ace; of two
    aces the first written is low; of one that could be both it is low if written first and high if
    written last. Pieces that cannot be a run are given back as they stand, for the rules to refuse.
    """
    named = [piece for piece in pieces if piece != JOKER]
    plain = len(pieces) - len(named)
    if not named or len({stands_for(piece)[1] for piece in named}) > 1:
        yield tuple(map(_bare, pieces))
        return
    ways = list(_with_aces(pieces, named))
    for placed in ways:
        gaps = [position for position in range(min(placed), max(placed)) if position not in placed]
        filled = list(_filled(placed, plain - len(gaps), stands_for(named[0])[1]))
        # With too few jokers, or too many, the cards stand in order and the rules say what is wrong.
        yield from filled or [(*(placed[each] for each in sorted(placed)), *(JOKER,) * plain)]
    if not ways:
        yield tuple(map(_bare, pieces))


def _with_aces(pieces: Sequence[str], named: Sequence[str]) -> Iterator[dict[int, str]]:
    """The named pieces by position, for each way the aces may be placed."""
    ranked = {RANKS.index(stands_for(piece)[0]) + 1: piece for piece in named if not _is_ace(piece)}
    aces = [piece for piece in named if _is_ace(piece)]
    others = len(named) - len(aces)
    if len(ranked) != others or len(aces) > 2:
        return
    if not aces:
        yield ranked
    elif len(aces) == 2:
        low, high = aces if not _marked(aces[0], "+") and not _marked(aces[1], "-") else reversed(aces)
        yield {**ranked, 1: _bare(low), 14: _bare(high)}
    else:
        for position in _places(pieces, ranked, aces[0]):
            yield {**ranked, position: _bare(aces[0])}


def _places(pieces: Sequence[str], ranked: dict[int, str], ace: str) -> tuple[int, ...]:
    """Where a single ace may lie: 1, 14 or either."""
    if _marked(ace, "-") or _marked(ace, "+"):
        return (1,) if _marked(ace, "-") else (14,)
    if not ranked:
        return (1, 14)
    if 2 in ranked and 13 in ranked:
        if pieces[0] == ace:
            return (1,)
        return (14,) if pieces[-1] == ace else (1, 14)
    if 2 in ranked:
        return (1,)
    if 13 in ranked:
        return (14,)
    return (1,) if pieces[0] == ace and max(ranked) < 8 else (14,) if min(ranked) > 7 else (1, 14)


def _filled(placed: dict[int, str], left: int, suit: str) -> Iterator[tuple[str, ...]]:
    """Jokers in every gap and ``left`` of them at the ends, in each way there is."""
    low, high = min(placed), max(placed)
    for below in range(left + 1):
        bottom, top = low - below, high + left - below
        if bottom >= 1 and top <= 14:
            yield tuple(
                placed.get(position) or stand_in(RANKS[(position - 1) % 13] + suit)
                for position in range(bottom, top + 1)
            )


def _is_ace(piece: str) -> bool:
    return stands_for(piece)[0] == "A"


def _marked(piece: str, mark: str) -> bool:
    return piece.endswith(mark)


def _bare(piece: str) -> str:
    return piece.rstrip("+-")
