"""``kontu serve``: the table for browsers."""

from pathlib import Path
from typing import Annotated, Final

import typer

from kontu.commands.options import Lang
from kontu.commands.words import say

MOST_PORT: Final = 65535

Host = Annotated[str, typer.Option("--host", metavar="H", help=say("cli-serve-host-help"))]
Port = Annotated[str | None, typer.Option("--port", metavar="P", help=say("cli-serve-port-help"))]
Open = Annotated[bool, typer.Option("--open", help=say("cli-serve-open-help"))]
Public = Annotated[
    list[str] | None, typer.Option("--public", metavar="NAME", help=say("cli-serve-public-help"))
]
Data = Annotated[str | None, typer.Option("--data", metavar="DIR", help=say("cli-serve-data-help"))]


def serve(
    host: Host = "127.0.0.1",
    port: Port = None,
    open_browser: Open = False,
    data: Data = None,
    public: Public = None,
    lang: Lang = None,
) -> None:
    """Serve until stopped."""
    from kontu.commands import choices
    from kontu.commands.faults import Failed

    texts = choices.texts_in(lang)
    number = None if port is None else choices.whole(port, 0, MOST_PORT)

    import platformdirs

    from kontu.web.serving import CannotServe
    from kontu.web.serving import serve as run

    folder = Path(data) if data else platformdirs.user_data_path("kontu", appauthor=False)
    try:
        run(host, number, data_dir=folder, public=public or (), open_browser=open_browser, texts=texts)
    except CannotServe as error:
        raise Failed(error.sentence(texts)) from error
