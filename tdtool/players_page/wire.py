"""What the desk and the process of the page say to each other: a line of JSON each."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from tdtool.players_page.seats import SeatLine

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

SEATS_A_LINE = 250


class Refused(StrEnum):
    """Why no phone can be answered at an address and port."""

    TAKEN = "taken"
    """Another program has the port."""
    GONE = "gone"
    """The computer has no such address."""
    DENIED = "denied"
    """The system keeps the port for others."""
    FAILED = "failed"


class Stands(NamedTuple):
    """The process's first word: the port it answers at, or why it does not."""

    port: int = 0
    refused: Refused | None = None


@dataclass(frozen=True, slots=True)
class News:
    """What changed in a tournament; a part that is None is as it was.

    `code` names the tournament in the address of its page. `seats` holds the persons that
    changed, None for who is no longer to be found. `over`: its page is taken away.
    """

    code: str
    standing: Mapping[str, object] | None = None
    levels: Mapping[str, object] | None = None
    prizes: Mapping[str, object] | None = None
    seats: Mapping[str, SeatLine | None] = field(default_factory=dict)
    whole: bool = False
    over: bool = False


def lines(news: News) -> Iterator[bytes]:
    """Write news as lines that the process reads, each short: phones are answered in between."""
    seats = list(news.seats.items())
    yield _written(replace(news, seats=dict(seats[:SEATS_A_LINE])))
    for first in range(SEATS_A_LINE, len(seats), SEATS_A_LINE):
        some = dict(seats[first : first + SEATS_A_LINE])
        yield _written(News(news.code, seats=some, whole=news.whole))


def _written(news: News) -> bytes:
    parts = {
        "code": news.code,
        "standing": news.standing,
        "levels": news.levels,
        "prizes": news.prizes,
        "seats": news.seats,
        "whole": news.whole,
        "over": news.over,
    }
    return json.dumps(parts, separators=(",", ":")).encode() + b"\n"


def read(line: bytes) -> News:
    """Read such a line; ValueError, KeyError or TypeError for another."""
    parts = json.loads(line)
    seats = {
        person: None if one is None else SeatLine(one[0], one[1], tuple(one[2]), *one[3:])
        for person, one in parts.pop("seats").items()
    }
    return News(**parts, seats=seats)


def said(stands: Stands) -> bytes:
    """Write the process's first word."""
    return json.dumps([stands.port, stands.refused]).encode() + b"\n"


def heard(line: bytes) -> Stands:
    """Read the process's first word; ValueError or TypeError for anything else."""
    port, refused = json.loads(line)
    return Stands(int(port), None if refused is None else Refused(refused))
