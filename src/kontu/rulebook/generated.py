"""What a rulebook takes from the rules themselves: the table of options and what each variant chose."""

from typing import Final

from kontu.core.fields import FieldInfo, Plain, fields, plain_values, rules_type
from kontu.core.registry import AnyGame
from kontu.locale import Texts
from kontu.rulebook.book import Choice, Option, Options
from kontu.rulebook.reader import Generated

FEW: Final = 12
"""So many pieces are shown one by one; more (the tiles of a box) are counted."""


def generated(game: AnyGame, texts: Texts) -> Generated:
    """Everything that a book of ``game`` takes from its rules, in the language of ``texts``."""
    infos = {info.name: info for info in fields(rules_type(game))}
    values = {name: plain_values(rules) for name, rules in game.variants.items()}

    def choices(field: str) -> tuple[Choice, ...]:
        info = infos[field]
        return tuple(
            Choice(name, _variant(texts, name), value_in_words(texts, info, values[name][field]))
            for name in game.variants
        )

    options = tuple(
        Option(
            info.name,
            info.rule,
            texts.text(f"option-{info.name}"),
            texts.text(f"option-{info.name}-help"),
            tuple(choice.value for choice in choices(info.name)),
        )
        for info in infos.values()
    )
    variants = tuple(
        Choice(name, _variant(texts, name), texts.text(_key(name) + "-help")) for name in game.variants
    )
    return Generated(
        lambda field: texts.text(f"option-{infos[field].name}"), choices, Options(variants, options)
    )


def value_in_words(texts: Texts, info: FieldInfo, value: Plain) -> str:
    """A value of a field as a reader is told it."""
    match value:
        case bool():
            key = f"option-{info.name}-{str(value).lower()}"
            return texts.text(key)
        case str() if texts.has(f"option-{info.name}-{value}"):
            return texts.text(f"option-{info.name}-{value}")
        case tuple() if not value:
            return "–"
        case tuple() if all(isinstance(each, int) for each in value) or len(value) <= FEW:
            return " ".join(map(str, value))
        case tuple():
            return texts.text("cli-rules-tiles", count=len(value))
        case _:
            return str(value)


def _key(variant: str) -> str:
    return "variant-" + variant.replace("/", "-")


def _variant(texts: Texts, variant: str) -> str:
    return texts.text(_key(variant))
