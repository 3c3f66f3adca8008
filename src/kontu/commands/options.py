"""The options that several commands share. All are read as text: what they mean is checked in ``choices``."""

from typing import Annotated

import typer

from kontu.commands.words import say
from kontu.locale import LANGUAGES

GameName = Annotated[str, typer.Argument(metavar="GAME", help=say("cli-game-help"))]
Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="LANG", help=say("cli-lang-help", languages=", ".join(LANGUAGES))),
]
Json = Annotated[bool, typer.Option("--json", help=say("cli-json-help"))]
Variant = Annotated[str | None, typer.Option("--variant", metavar="V", help=say("cli-variant-help"))]
Changes = Annotated[list[str] | None, typer.Option("--set", metavar="FIELD=VALUE", help=say("cli-set-help"))]
Tiles = Annotated[str | None, typer.Option("--tiles", metavar="FILE", help=say("cli-tiles-help"))]
Seed = Annotated[str | None, typer.Option("--seed", metavar="N", help=say("cli-seed-help"))]
Only = Annotated[str | None, typer.Option("--only", metavar="K", help=say("cli-only-help"))]
Workers = Annotated[str | None, typer.Option("--workers", metavar="K", help=say("cli-simulate-workers-help"))]
Ray = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help=say("cli-ray-help"))]
