"""Which rules are asked about: a variant of a game with changes, as a page or a record names them."""

from typing import Any

from kontu.core import registry
from kontu.core.refusals import Refusal, RulesError
from kontu.core.registry import UnknownName
from kontu.study.wishes import StudyRefused, Wish


def rules_wished(wish: Wish, name_of_game: str) -> Any:
    """The rules of ``variant`` with ``changes``; the game's first variant where none is named.

    Raises:
        StudyRefused: there is no such variant (R-11), or all that is wrong with the changes.
    """
    game = registry.get(name_of_game)
    name = wish.text("variant") if wish.has("variant") else next(iter(game.variants))
    changes = wish.values("changes")
    try:
        registry.variant(game, name)
        rules = game.scribe.read_rules(name, changes)
        # What the rules forbid at every table is told before any question about one.
        rules.require()
    except UnknownName as error:
        args = {"name": name[:60], "nearest": error.nearest or ""}
        raise StudyRefused(Refusal("variant-unknown", "R-11", args)) from error
    except RulesError as error:
        raise StudyRefused(*error.refusals[:20]) from error
    return rules
