"""Why not: refusals as data, and the errors that carry them."""

from collections.abc import Mapping

import msgspec

Arg = str | int
Args = Mapping[str, Arg]


class Refusal(msgspec.Struct, frozen=True):
    """Why an action, a text or a set of rules is not accepted.

    ``code`` names the message (``refusal-<code>`` in ``kontu.locale``), ``rule`` the rule that
    forbids it (``C-22``), ``args`` what the sentence needs to say about what, and what would do.
    Arguments are numbers or notation (tiles, cells, seats such as ``p2``, colour keys), never prose.
    """

    code: str
    rule: str
    args: Args = {}

    def __str__(self) -> str:
        said = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.rule} {self.code}" + (f" ({said})" if said else "")


class RefusedError(ValueError):
    """Something was refused; ``refusal`` says by which rule."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class IllegalAction(RefusedError):
    """The action is understood but a rule forbids it now."""


class NotationError(RefusedError):
    """The text is not notation; ``text`` is what was read, ``position`` the first wrong character."""

    def __init__(self, refusal: Refusal, text: str, position: int = 0) -> None:
        super().__init__(refusal)
        self.text = text
        self.position = position


class AmbiguousAction(NotationError):
    """The text fits more than one action; ``choices`` are their full notations."""

    def __init__(self, refusal: Refusal, text: str, choices: tuple[str, ...]) -> None:
        super().__init__(refusal, text)
        self.choices = choices


class RulesError(ValueError):
    """A set of rules was refused as a whole; ``refusals`` says everything that is wrong with it."""

    def __init__(self, refusals: tuple[Refusal, ...]) -> None:
        super().__init__("; ".join(map(str, refusals)))
        self.refusals = refusals
