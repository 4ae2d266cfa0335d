"""What happened in a .tdt as one line of events, in the order in which it can have been."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tdtool.tdt.evening import TdtBuy, TdtEvening, TdtPlayer

_SECOND = 1_000


class What(IntEnum):
    """What happened; of what happened at one moment the smaller comes first."""

    ENTERED = 0
    REBUY = 1
    ADD_ON = 2
    OUT = 3
    RE_ENTERED = 4


class Event(NamedTuple):
    """One event: when (ms since 1970), what, to which player (place in the list), the buy."""

    at_ms: int
    what: What
    player: int
    buy: TdtBuy


def events(evening: TdtEvening, now_ms: int) -> tuple[Event, ...]:
    """List everything in the order of its time; nothing lies in the future.

    What happened to one player stays in its order whatever the file's times say. Without a
    time an event happened when the one before it did.
    """
    latest = now_ms - _SECOND
    start = min(_begun(evening, latest), latest)
    found = [
        event
        for place, player in enumerate(evening.players)
        for event in _of_player(place, player, start, latest)
    ]
    return tuple(sorted(found, key=lambda one: (one.at_ms, one.what)))


def _begun(evening: TdtEvening, latest: int) -> int:
    """Tell when it began: the earliest time of all."""
    times = [
        buy.at_ms for player in evening.players for buy in player.entries if buy.at_ms is not None
    ]
    return min([*times, evening.start_ms or latest])


def _of_player(place: int, player: TdtPlayer, start: int, latest: int) -> Iterator[Event]:
    spans: list[tuple[int, int]] = []
    before = start - 1
    for number, buy in enumerate(player.entries):
        at = min(max(buy.at_ms or 0, before + 1), latest)
        yield Event(at, What.RE_ENTERED if number else What.ENTERED, place, buy)
        last = number == len(player.entries) - 1
        if buy.out is None and last:
            spans.append((at, latest))
            break
        # Who bought in again was out before, also where the file does not say when.
        said = buy.out.at_ms if buy.out is not None else player.entries[number + 1].at_ms
        out = min(max(said or 0, at + 1), latest)
        spans.append((at, out))
        yield Event(out, What.OUT, place, buy)
        before = out
    for what, buys in ((What.REBUY, player.rebuys), (What.ADD_ON, player.add_ons)):
        for buy in buys:
            yield Event(_within(buy.at_ms or 0, spans), what, place, buy)


def _within(at: int, spans: Sequence[tuple[int, int]]) -> int:
    """Bring a time into the one of the spans that it belongs to."""
    began, ended = spans[0]
    for span in spans:
        if span[0] <= at:
            began, ended = span
    return min(max(at, began), ended)
