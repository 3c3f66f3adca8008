"""Who plays when nobody does: bots choose an action from what their seat may see, and say why.

``names(game)`` lists the bots of a game, ``find(game, name, seed)`` makes one to sit in a seat.
"""

from kontu.bots.bot import Bot, Choice, Reason
from kontu.bots.finding import find, names

__all__ = ["Bot", "Choice", "Reason", "find", "names"]
