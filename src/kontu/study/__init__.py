"""One stateless engine for replay, lessons, questions and puzzles, on a server and in a browser alike.

Pure: JSON in, JSON out, decided by the games and read by the records. ``docs/study.md`` describes each call::

    call(name: str, json: str) -> str                  raises StudyRefused (.refusals)
    respond(name: str, json: str) -> (status, json)    refusals as the body of an answer
"""

from kontu.study.calls import CALLS, call, respond
from kontu.study.wishes import StudyRefused

__all__ = ["CALLS", "StudyRefused", "call", "respond"]
