"""What is typed when a table opens in the middle of an event: its number, who is pulled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line.tokens import Kind, scan
from tdtool.tournament.values import SeatAt

if TYPE_CHECKING:
    from tdtool.tournament.state import State


def free_number(state: State) -> int:
    """Give the lowest number that no open table has."""
    number = 1
    while number in state.tables:
        number += 1
    return number


def named_seats(text: str) -> tuple[SeatAt, ...] | str:
    """Read the seats of those who are pulled: "3.5 7.2"; a sentence where it is no list."""
    found = []
    for piece in scan(text):
        if piece.kind is Kind.SEAT:
            found.append(SeatAt(piece.a, piece.b))
        elif piece.kind is not Kind.COMMA:
            return "Who is pulled is written by table and seat: 3.5 7.2."
    return tuple(dict.fromkeys(found))
