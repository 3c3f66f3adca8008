"""What looks at every screen sees what is wrong with one."""

import pytest
from playwright.sync_api import Page

from tests.e2e.looking import inspect, inspect_colours

SOUND = """<!doctype html><html lang="en"><head><title>A page</title>
<meta name="viewport" content="width=device-width">
<style>button { width: 60px; height: 60px } .pale { color: #aaa } .dark { background: #333 }</style></head>
<body><main><h1>A page</h1><p>One.</p><p>Two.</p><p>Three.</p><button>Go</button></main></body></html>"""


def test_a_sound_page_passes(phone: Page) -> None:
    phone.set_content(SOUND)
    inspect(phone)


@pytest.mark.parametrize(
    ("sound", "broken", "found"),
    [
        ("<button>Go</button>", "<button></button>", "button-name"),
        ("<p>Two.</p>", "<div style='width: 500px'>Two.</div>", "pixels beyond the edge"),
        ("<button>", "<button style='height: 40px'>", "too small for a finger: .'Go 60x40'"),
        # However many of its kind are sound.
        ("<p>Three.</p>", "<p class='pale'>Three.</p>", "color-contrast"),
        ("<p>Three.</p>", "<p style='color: #aaa'>Three.</p>", "color-contrast"),
        ("<p>Three.</p>", "<p style='background: #333'>Three.</p>", "color-contrast"),
        ("<p>Three.</p>", "<section class='dark'><p>Three.</p></section>", "color-contrast"),
    ],
)
def test_what_is_wrong_is_found(phone: Page, sound: str, broken: str, found: str) -> None:
    phone.set_content(SOUND.replace(sound, broken))
    with pytest.raises(AssertionError, match=found):
        inspect(phone)


def test_a_page_that_is_too_pale_only_in_the_dark_is_found_there(phone: Page) -> None:
    dark = "@media (prefers-color-scheme: dark) { body { background: #111 } }"
    phone.set_content(SOUND.replace("</style>", f"{dark}</style>"))
    inspect(phone)
    phone.emulate_media(color_scheme="dark")
    with pytest.raises(AssertionError, match="color-contrast"):
        inspect_colours(phone)


def test_what_fades_in_is_waited_for(phone: Page) -> None:
    fading = "@keyframes come { from { opacity: 0.1 } } main { animation: come 0.4s }"
    phone.set_content(SOUND.replace("</style>", f"{fading}</style>"))
    inspect(phone)


def test_what_changes_its_colours_slowly_is_waited_for(phone: Page) -> None:
    slow = "* { transition: color 0.1s } body { color: #111 } body.pale { color: #aaa; background: #111 }"
    phone.set_content(SOUND.replace("</style>", f"{slow}</style>"))
    inspect(phone)
    phone.evaluate("document.body.classList.add('pale')")
    inspect_colours(phone)
