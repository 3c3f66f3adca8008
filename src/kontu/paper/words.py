"""The texts that stand on paper, from the catalogues that the page and the terminal read too."""

from typing import Final

from kontu.core.registry import AnyGame
from kontu.core.tallying import Form
from kontu.games.kontrakt.cards import JOKER
from kontu.games.kontrakt.contracts import Contract, MeldKind, read_contract
from kontu.locale import Language, Texts
from kontu.locale.texts import CATALOGUES

PAPER: Final = ("paper", "kontrakt_page", *CATALOGUES)


def paper_texts(language: Language) -> Texts:
    """What is said on paper in ``language``."""
    return Texts(language, PAPER)


def variant_name(texts: Texts, game: AnyGame, variant: str) -> str:
    """The game and the variant, as people call them."""
    name = texts.text("variant-" + variant.replace("/", "-"))
    title = game.name.capitalize()
    return name if name == title else f"{title} · {name}"


def contract_words(texts: Texts, contract: Contract) -> str:
    """The contract in words: what is alike in it is counted."""
    said = []
    for slot in dict.fromkeys(contract.slots):
        kind = "group" if slot.kind is MeldKind.GROUP else "run"
        count = contract.slots.count(slot)
        said.append(texts.text("kontrakt-slots", kind=kind, count=count, size=slot.size))
    return " + ".join(said)


def task_words(texts: Texts, task: str) -> str:
    """The task of a round, which a form has in notation."""
    return contract_words(texts, read_contract(task))


def piece_values(form: Form) -> list[tuple[tuple[str, ...], int | None]]:
    """The pieces that cost alike and lie side by side, with what one costs.

    Where every piece with a number for a name costs that number, they are put together as one: None.
    """
    pieces = form.costs.pieces if form.costs is not None else ()
    named = [("10" if piece.piece == "T" else piece.piece, piece.points) for piece in pieces]
    by_face = all(name == str(points) for name, points in named if name.isdigit())
    found: list[tuple[tuple[str, ...], int | None]] = []
    for name, cost in named:
        points = None if by_face and name.isdigit() else cost
        if found and found[-1][1] == points and name != JOKER:
            found[-1] = ((*found[-1][0], name), points)
        else:
            found.append(((name,), points))
    return found


def pieces_words(texts: Texts, pieces: tuple[str, ...]) -> str:
    """From the first to the last where there are many, else each; the joker by its name."""
    if pieces == (JOKER,):
        return texts.text("paper-joker")
    return f"{pieces[0]}–{pieces[-1]}" if len(pieces) > 3 else " ".join(pieces)
