"""Who plays when nobody does: bots choose an action from what their seat may see, and say why.

``names(game)`` lists the bots of a game, ``find(game, name, seed)`` makes one to sit in a seat, and
``find_written`` one that was written with a budget (``strong:500ms``), or that somebody else wrote
(``my_agents:make``).
"""

from kontu.bots.bot import Bot, Choice, Reason
from kontu.bots.budget import Budget, WrongBudget
from kontu.bots.faults import BotFault
from kontu.bots.finding import find, find_written, names, visitors

__all__ = [
    "Bot",
    "BotFault",
    "Budget",
    "Choice",
    "Reason",
    "WrongBudget",
    "find",
    "find_written",
    "names",
    "visitors",
]
