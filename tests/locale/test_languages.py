"""A language is a folder of catalogues, and nothing else has to know of it."""

from pathlib import Path

from kontu.locale import LANGUAGES, Language
from kontu.locale.languages import languages_in


def test_a_folder_with_catalogues_is_a_language_and_any_other_is_none(tmp_path: Path) -> None:
    for code in ("fr", "en", "eu", "ca"):
        (tmp_path / code).mkdir()
        (tmp_path / code / "cli.ftl").touch()
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "texts.py").touch()
    assert list(languages_in(tmp_path)) == ["eu", "en", "ca", "fr"]


def test_basque_norwegian_and_english_are_there_in_this_order() -> None:
    assert LANGUAGES[:3] == (Language.BASQUE, Language.BOKMAL, Language.ENGLISH)
