"""What the catalogues on disk hold: keys, and the arguments each message uses."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import kontu
from kontu.locale import LANGUAGES, Language

SOURCE = Path(kontu.__file__).parent
FOLDER = SOURCE / "locale"


class Variables(Visitor):
    """Collects the names of the arguments in a piece of Fluent."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def catalogue_names() -> list[str]:
    """The catalogues that any language has."""
    return sorted({file.name for lang in LANGUAGES for file in (FOLDER / lang).glob("*.ftl")})


def messages(language: Language, catalogue: str) -> dict[str, set[str]]:
    """The messages of one file: key to the arguments used in any of its variants."""
    found: dict[str, set[str]] = {}
    for entry in entries(language, catalogue):
        variables = Variables()
        variables.visit(entry)
        assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}/{catalogue}"
        found[entry.id.name] = variables.names
    return found


def entries(language: Language, catalogue: str) -> Iterator[ftl.Message]:
    """The parsed messages of one file; a piece that is no Fluent fails."""
    text = (FOLDER / language / catalogue).read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{catalogue}: {entry.content!r}"
        if isinstance(entry, ftl.Message):
            yield entry


def all_messages(language: Language) -> dict[str, set[str]]:
    """Every message of a language, over all its files."""
    return {key: args for name in catalogue_names() for key, args in messages(language, name).items()}


class RefusalInCode:
    """A ``Refusal("code", "rule", {...})`` of the source; ``args`` is None where they are computed."""

    def __init__(self, place: str, code: str, args: set[str] | None) -> None:
        self.place = place
        self.code = code
        self.args = args


def refusals_in_code() -> list[RefusalInCode]:
    """Every refusal the source writes with a literal code."""
    found = []
    for file in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in filter(_is_refusal, ast.walk(tree)):
            code = ast.literal_eval(node.args[0])
            place = f"{file.relative_to(SOURCE)}:{node.lineno}"
            found.append(RefusalInCode(place, code, _given(node)))
    return found


def _is_refusal(node: ast.AST) -> TypeGuard[ast.Call]:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Refusal"
        and bool(node.args)
        and isinstance(node.args[0], ast.Constant)
    )


def _given(node: ast.Call) -> set[str] | None:
    if len(node.args) < 3:
        return None if node.keywords else set()
    given = node.args[2]
    if isinstance(given, ast.Dict) and all(isinstance(key, ast.Constant) for key in given.keys):
        return {str(key.value) for key in given.keys if isinstance(key, ast.Constant)}
    return None
