"""The PIN that unlocks the desk: kept as a salted hash (scrypt, RFC 7914), never as it is.

It keeps hands off the desk. Whoever may write the file of settings can take it out there.
"""

from __future__ import annotations

import hashlib
import hmac

LEAST, MOST = 4, 12
SALT_BYTES = 16
_COST, _BLOCK, _LANES = 2**14, 8, 1
_KIND = "scrypt"
_FREE_TRIES = 3
_FIRST_WAIT_MS, _LONGEST_WAIT_MS = 5_000, 60_000


def problem(pin: str) -> str:
    """Say why a text is no PIN, "" where it is one."""
    if not (pin.isascii() and pin.isdecimal()):
        return "A PIN is made of digits."
    if not LEAST <= len(pin) <= MOST:
        return f"A PIN has {LEAST} to {MOST} digits."
    return ""


def kept(pin: str, salt: bytes) -> str:
    """Write a PIN as the settings keep it; `salt` is random, `SALT_BYTES` long."""
    return f"{_KIND}${salt.hex()}${_hash(pin, salt).hex()}"


def is_pin(pin: str, written: str) -> bool:
    """Tell whether this is the PIN that was kept; what cannot be read is nobody's PIN."""
    kind, _, rest = written.partition("$")
    salt, _, digest = rest.partition("$")
    try:
        wanted, salted = bytes.fromhex(digest), bytes.fromhex(salt)
    except ValueError:
        return False
    return kind == _KIND and bool(wanted) and hmac.compare_digest(_hash(pin, salted), wanted)


def wait_ms(wrong: int) -> int:
    """Give how long (ms) nothing is tried after so many wrong PINs in a row."""
    if wrong < _FREE_TRIES:
        return 0
    return min(_FIRST_WAIT_MS << min(wrong - _FREE_TRIES, 8), _LONGEST_WAIT_MS)


def _hash(pin: str, salt: bytes) -> bytes:
    return hashlib.scrypt(pin.encode(), salt=salt, n=_COST, r=_BLOCK, p=_LANES, dklen=32)
