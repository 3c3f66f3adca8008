"""What is true of a position, name by name, in words that need no language: what claims are held against."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from kontu.core.events import RoundEnded
from kontu.core.fields import plain_values
from kontu.core.seats import DEALER, Seat, seat_name
from kontu.rulebook.positions import Position

Facts = dict[str, str]

YES: Final = "yes"
NO: Final = "no"


def facts_of(position: Position) -> Facts:
    """Every fact of the position, by the name that a claim calls it by.

    The rules in force field by field (``leftover_penalty``); what may be seen (``reserve``,
    ``scores-p1``, ``hands-p1`` for how many pieces, ``hands-p1-1`` for the first of them); and where
    something is tried, ``verdict``, then of a refusal ``rule`` and its arguments, of a legal action
    ``points`` and what it led to. What may be seen is then as it is afterwards, and as it was before by
    ``was-reserve``.
    docs/rulebook.md lists them.
    """
    facts = facts_of_rules(position.rules)
    before = _seen(position, position.state)
    if position.after is None:
        facts |= before
    else:
        facts |= {f"was-{name}": value for name, value in before.items()}
        facts |= _seen(position, position.after)
    if position.spec.attempt:
        facts |= _tried(position)
    return facts


def word(value: Any) -> str:
    """A plain value as facts write it."""
    match value:
        case bool():
            return YES if value else NO
        case list() | tuple():
            return " ".join(map(word, value))
        case None:
            return "-"
        case _:
            return str(value)


def _seen(position: Position, state: Any) -> Facts:
    game = position.game
    to_act = game.to_act(state)
    facts = {"to-act": "-" if to_act is None else seat_name(to_act)}
    if to_act is not None and to_act != DEALER:
        facts["to-act-name"] = position.record.seats[to_act]
    observation = game.observe(state, position.viewer)
    for name in observation.__struct_fields__:
        if name != "rules":
            facts |= dict(_flat(name, getattr(observation, name)))
    return facts


def _flat(name: str, value: Any) -> Iterator[tuple[str, str]]:
    """A number or text by its name; of a list the length, and each entry by its number, or its seat.

    Numbers and hands stand seat by seat (``scores-p1``, ``hands-p1``, ``hands-p1-1``), other things in order
    (``layout-1``, ``hand-1``).
    """
    match value:
        case bool() | int() | str():
            yield name, word(value)
        case tuple() if value and all(isinstance(each, bool | int | tuple) for each in value):
            for seat, each in enumerate(value):
                yield from _flat(f"{name}-{seat_name(Seat(seat))}", each)
        case tuple():
            yield name, str(len(value))
            for number, each in enumerate(value, 1):
                yield f"{name}-{number}", piece(each)
        case _:
            return


def piece(value: Any) -> str:
    """What lies there in notation: a tile of the layout, the cards of a meld, a card."""
    if hasattr(value, "tile"):
        return str(value.tile)
    if hasattr(value, "cards"):
        return "".join(value.cards)
    return str(value)


def _tried(position: Position) -> Facts:
    game, refusal = position.game, position.refusal
    facts: Facts = {"verdict": NO if refusal else YES, "action": position.spec.attempt}
    for number, part in enumerate(position.spec.attempt.split()):
        facts[f"action-{number}"] = part
    if position.action is not None:
        for name in getattr(position.action, "__struct_fields__", ()):
            facts |= dict(_part(name, getattr(position.action, name)))
    if refusal is not None:
        facts["rule"] = refusal.rule
        facts |= {name: str(value) for name, value in refusal.args.items()}
        return facts
    facts["points"] = str(game.scribe.claim(position.events) or 0)
    result = game.scribe.result(position.events)
    if result is not None:
        facts["result"] = result
    return facts | _happened(position.events)


def _part(name: str, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, tuple):
        for number, each in enumerate(value, 1):
            yield f"{name}-{number}", piece(each)
    else:
        yield name, str(value)


def _happened(events: Iterable[Any]) -> Facts:
    """What the events tell: contacts one by one, points by seat, and how a round ended."""
    facts: Facts = {}
    for event in events:
        for number, contact in enumerate(getattr(event, "contacts", ()), 1):
            facts[f"contact-{number}"] = f"{contact.number}+{contact.other}"
            facts[f"contact-{number}-points"] = str(contact.points)
        if isinstance(event, RoundEnded):
            facts["end"] = event.termination.value
            facts |= {f"round-{seat_name(Seat(s))}": str(score) for s, score in enumerate(event.scores)}
        elif hasattr(event, "points") and hasattr(event, "rule") and event.seat != DEALER:
            facts[f"scored-{seat_name(event.seat)}"] = str(event.points)
            facts.setdefault("scored-rule", event.rule)
    return facts


def facts_of_rules(rules: msgspec.Struct) -> Facts:
    """The fields of ``rules`` as facts: what text outside of examples may claim.

    Of a list there is each entry too, by its number: ``contracts-1``.
    """
    facts: Facts = {}
    for name, value in plain_values(rules).items():
        facts[name] = word(value)
        if isinstance(value, tuple):
            facts |= {f"{name}-{number}": word(each) for number, each in enumerate(value, 1)}
    return facts
