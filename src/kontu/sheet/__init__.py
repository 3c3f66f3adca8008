"""Score keeping for a real table: a list of operations, folded into a sheet, judged, shared and recorded.

The rules come as a ``Form`` (``kontu.core.tallying``); nothing here knows a game.
"""
