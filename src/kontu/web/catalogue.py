"""What can be played here: every installed game with its rules, sizes and bots."""

from kontu.core.registry import AnyGame
from kontu.study import catalogue
from kontu.study.catalogue import GameInfo
from kontu.table.settings import TableSettings


def describe(game: AnyGame, settings: TableSettings) -> GameInfo:
    """The game as a page offers it."""
    advised = settings.find_adviser(game.name) is not None
    return catalogue.describe(game, settings.bot_names(game.name), advised=advised)
