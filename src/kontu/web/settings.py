"""How the web room is set up: where the page lies, who may ask, and how much at once."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

BUILT_PAGE = Path(__file__).parent / "static"
"""Where the build puts the page."""


@dataclass(frozen=True, kw_only=True)
class WebSettings:
    """The server listens at ``host`` and answers by the names ``public`` besides those that follow from it.

    ``origins`` may use the server from other pages than its own (``https://play.example``).

    Of tokens each address may hold ``*_most`` and gains ``*_per_second``; ``message_*`` are one
    connection's own. Of the hints of an address, at all tables, ``hints_at_once`` are thought about or wait.
    Sizes are bytes, times seconds.
    """

    page: Path = BUILT_PAGE
    host: str = "127.0.0.1"
    public: frozenset[str] = frozenset()
    origins: frozenset[str] = frozenset()
    body_size: int = 64 * 1024
    body_within: float = 60.0
    message_size: int = 4 * 1024
    hello_within: float = 20.0
    message_most: float = 40
    message_per_second: float = 10
    floods_endured: int = 100
    table_most: float = 60
    table_per_second: float = 0.5
    post_most: float = 120
    post_per_second: float = 2
    study_most: float = 240
    study_per_second: float = 8
    connection_most: float = 120
    connection_per_second: float = 4
    hint_most: float = 60
    hint_per_second: float = 1
    hints_at_once: int = 3
    now: Callable[[], float] = time.monotonic
