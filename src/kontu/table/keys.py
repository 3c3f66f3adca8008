"""The keys to the seats: a secret for the player, a hash for the store."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from kontu.core.seats import Seat
from kontu.table.events import Place


def new_secret() -> str:
    """A secret nobody can guess: 32 random bytes, safe in an address."""
    return secrets.token_urlsafe(32)


def key_of(secret: str) -> str:
    """The hash under which the secret is stored. The secret is random, so one plain hash suffices."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seat_of(secret: str, places: Sequence[Place]) -> Seat | None:
    """The seat that ``secret`` opens, or None. How long it takes tells nothing about the keys."""
    key = key_of(secret)
    found = [i for i, place in enumerate(places) if place.key and hmac.compare_digest(place.key, key)]
    return Seat(found[0]) if found else None
