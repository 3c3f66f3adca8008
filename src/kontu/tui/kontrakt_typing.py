"""What people type for Kontrakt's actions: any case, 10 for T, verbs of their own language."""

import re
from collections.abc import Mapping
from typing import Final

from kontu.games.kontrakt.cards import SUITS
from kontu.games.kontrakt.windows import NO_UNTIL_MY_TURN, NOT_THIS_ROUND
from kontu.locale import Texts

VERBS: Final = ("take", "leave", "stock", "buy", "no", "call", "let", "lay", "add", "swap", "drop", "cut")
"""The verbs of the notation, in the order of the help."""

BEFOREHAND: Final = {"round": NOT_THIS_ROUND, "turn": NO_UNTIL_MY_TURN, "only": "only"}
"""What can be answered beforehand, by what it speaks of."""

ONLY: Final = "only "

_CARD: Final = re.compile(r"(10|[a2-9tjqk])([shdc])", re.IGNORECASE)
_MELD: Final = re.compile(r"p[1-8]\.[1-4]", re.IGNORECASE)


def own_verbs(texts: Texts) -> dict[str, str]:
    """The verb of the notation for each verb of the reader's language."""
    return {texts.text(f"kontrakt-verb-{verb}").lower(): verb for verb in VERBS}


def own_answers(texts: Texts) -> dict[str, str]:
    """The answer beforehand in English for each way to say it in the reader's language."""
    return {texts.text(f"kontrakt-beforehand-{key}").lower(): said for key, said in BEFOREHAND.items()}


def tidied(line: str, verbs: Mapping[str, str]) -> str:
    """The notation that ``line`` is meant as: ``LAY 9S9h10D`` is ``lay 9s9hTd``.

    Whatever is no such line comes back as it was typed, for the rules to refuse.
    """
    lower = " ".join(line.split()).lower()
    longest_first = sorted((*verbs, *VERBS), key=len, reverse=True)
    verb = next((each for each in longest_first if (lower + " ").startswith(each + " ")), None)
    if verb is None:
        return line
    rest = lower[len(verb) :].strip()
    words = [_word(word) for word in rest.split(" ")] if rest else []
    return " ".join((verbs.get(verb, verb), *words))


def tidied_wishes(text: str, answers: Mapping[str, str]) -> str:
    """The answer beforehand that ``text`` is meant as: ``ONLY 10 9S`` is ``only T 9s``."""
    lower = " ".join(text.split()).lower()
    own = next((each for each in answers if (lower + " ").startswith(each + " ")), None)
    if own is not None:
        lower = answers[own] + lower[len(own) :]
    if not lower.startswith(ONLY):
        return lower
    return ONLY + " ".join(map(_wish, lower.removeprefix(ONLY).split()))


def _wish(word: str) -> str:
    if word == "10" or (len(word) == 1 and word not in SUITS):
        return _rank(word)
    return _word(word)


def _word(word: str) -> str:
    if _MELD.fullmatch(word):
        return word
    return _CARD.sub(lambda found: _rank(found[1]) + found[2], word)


def _rank(rank: str) -> str:
    return "T" if rank == "10" else rank.upper()
