"""The promise of a round's order, made before the deal and kept after it (R-08)."""

import hashlib
import re
from typing import Final

COMMIT_FORM: Final = re.compile(r"[0-9a-f]{64}")
NONCE_FORM: Final = re.compile(r"[!-~]{1,200}")


def commitment(order: str, nonce: str) -> str:
    """SHA-256 of ``order``, a space and ``nonce``, as 64 hexadecimal digits.

    ``order`` is the shuffled pieces in notation with single spaces between. Whoever sees the promise
    before the deal and order and nonce after it knows that nobody changed the order on the way.
    """
    return hashlib.sha256(f"{order} {nonce}".encode()).hexdigest()
