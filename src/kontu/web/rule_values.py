"""What a field of a game's rules may be, for a request whose value there is of no kind that rules have."""

from typing import Any, Final

from kontu.core import registry
from kontu.core.fields import fields, rules_type
from kontu.core.registry import UnknownName
from kontu.core.settings import choices_of

CHANGES: Final = "changes."


def rule_choices(place: str, body: Any) -> str:
    """The choices of the field that ``changes.<field>`` is in ``body``; empty where there is none."""
    game = body.get("game") if isinstance(body, dict) else None
    if not place.startswith(CHANGES) or not isinstance(game, str):
        return ""
    name = place.removeprefix(CHANGES).partition("[")[0]
    try:
        known = fields(rules_type(registry.get(game)))
    except UnknownName:
        return ""
    return next((choices_of(info) for info in known if info.name == name), "")
