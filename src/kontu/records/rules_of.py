"""Which game and which rules a record is of."""

from typing import Any

from kontu.core import registry
from kontu.core.refusals import Refusal, RulesError
from kontu.core.registry import AnyGame, UnknownName
from kontu.records.model import Record
from kontu.records.outline import Place
from kontu.records.source import Source


def game_of(record: Record, source: Source) -> tuple[AnyGame, Any]:
    """The game of a record and its rules; raises RecordError where they cannot be played."""
    try:
        game = registry.get(record.game)
        registry.variant(game, record.variant)
        fields = {name: value for name, value in record.rules.items() if not name.startswith("_")}
        return game, game.scribe.read_rules(record.variant, fields)
    except UnknownName as error:
        source.refuse(
            source.value_of(error.kind),
            "record-game-unknown" if error.kind == "game" else "record-variant-unknown",
            "R-11",
            text=error.name[:60],
            nearest=error.nearest or "",
            choices=", ".join(error.known),
        )
    except RulesError as error:
        for refusal in error.refusals:
            source.findings.add(place_of_field(source, refusal), refusal)
    raise source.findings.error()


def place_of_field(source: Source, refusal: Refusal) -> Place:
    """Where the field of the rules stands that a refusal speaks of."""
    if "rules" in source.data and "field" in refusal.args:
        return source.name_of("rules", refusal.args["field"])
    if "seats" in refusal.args:
        return source.value_of("seats")
    return source.name_of("rules") if "rules" in source.data else source.value_of("variant")
