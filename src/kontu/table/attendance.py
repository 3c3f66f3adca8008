"""Who is there: which viewers look, which persons are connected, and since when others are away."""

from collections.abc import Callable, Iterable, Mapping

from kontu.core.seats import Seat
from kontu.table.match import LiveMatch
from kontu.table.viewers import Viewer


class Attendance:
    """The viewers of a table. ``now`` counts seconds; ``patience_s`` is how long a person is waited for."""

    def __init__(self, now: Callable[[], float], patience_s: float) -> None:
        self._now = now
        self._patience = patience_s
        self._began = now()
        self._viewers: dict[Viewer, None] = {}
        self._away_since: dict[Seat, float] = {}

    @property
    def viewers(self) -> Iterable[Viewer]:
        """Everybody who looks, in the order of coming."""
        return tuple(self._viewers)

    @property
    def has_viewers(self) -> bool:
        """True while somebody looks."""
        return bool(self._viewers)

    @property
    def present(self) -> frozenset[Seat]:
        """The seats whose persons are connected, by one device or more."""
        return frozenset(viewer.seat for viewer in self._viewers if viewer.seat is not None)

    def come(self, viewer: Viewer) -> None:
        """The viewer looks."""
        self._viewers[viewer] = None

    def go(self, viewer: Viewer) -> None:
        """The viewer looks no more."""
        self._viewers.pop(viewer, None)
        if viewer.seat is not None and viewer.seat not in self.present:
            self._away_since[viewer.seat] = self._now()

    def expect(self, seat: Seat) -> None:
        """A person took the seat and will connect: from now on he is waited for."""
        self._away_since[seat] = self._now()

    def waits(self, match: LiveMatch) -> Mapping[Seat, int]:
        """For every seat that a bot could be asked into: in how many ms (0: now).

        A seat nobody took is waited for no longer than anybody wishes; a person who is away, from
        when he went, or from when this process began to look.
        """
        if match.phase == "over":
            return {}
        waits = dict.fromkeys(match.open_seats, 0)
        for seat in match.people - self.present:
            if match.places[seat].bot is None:
                left = self._away_since.get(seat, self._began) + self._patience - self._now()
                waits[seat] = max(0, round(left * 1000))
        return waits
