"""Who plays when nobody does: bots choose an action from what their seat may see, and say why.

``names(game)`` lists the bots of a game, ``find(game, name, seed)`` makes one to sit in a seat, and
``find_written`` one that was written with a budget (``strong:500ms``).
"""

from kontu.bots.bot import Bot, Choice, Reason
from kontu.bots.budget import WrongBudget
from kontu.bots.finding import find, find_written, names

__all__ = ["Bot", "Choice", "Reason", "WrongBudget", "find", "find_written", "names"]
