"""A state put away as bytes, and taken out again as it was."""

from __future__ import annotations

import pickle
import zlib
from dataclasses import fields
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from tdtool.tournament.collecting import without_collecting
from tdtool.tournament.state import Bust, Entry, Note, Position, State, Table
from tdtool.tournament.values import SeatAt

if TYPE_CHECKING:
    from collections.abc import Callable

    Reduced = tuple[Callable[..., Any], tuple[Any, ...]]

_QUICK = 1
"""The level of compression: a fourth of the room for a tenth of the time."""


def put_away(state: State) -> bytes:
    """Write a state as bytes."""
    into = _Packed()
    pickler = pickle.Pickler(into, pickle.HIGHEST_PROTOCOL)
    pickler.dispatch_table = _REDUCED
    pickler.dump(state)
    return into.whole()


def taken_out(packed: bytes) -> State:
    """Read a state that was put away; each time it is another one."""
    with without_collecting():
        state: State = pickle.loads(zlib.decompress(packed))  # noqa: S301
    return state


class _Packed:
    """Takes in what is written to it piece by piece, and makes it small."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []
        self._packer = zlib.compressobj(_QUICK)

    def write(self, piece: bytes) -> None:
        self._pieces.append(self._packer.compress(piece))

    def whole(self) -> bytes:
        return b"".join((*self._pieces, self._packer.flush()))


def _by_fields(kind: type[Any]) -> Callable[[Any], Reduced]:
    """Write a record as its fields in their order: half as long, and four times as fast."""
    values = attrgetter(*(field.name for field in fields(kind)))
    return lambda record: (kind, values(record))


def _seat(seat: SeatAt) -> Reduced:
    return _as_tuple, (SeatAt, tuple(seat))


_as_tuple = tuple.__new__
_REDUCED: dict[type[Any], Callable[[Any], Reduced]] = {
    **{kind: _by_fields(kind) for kind in (Entry, Bust, Table, Position, Note)},
    SeatAt: _seat,
}
"""What there are thousands of in a state."""
