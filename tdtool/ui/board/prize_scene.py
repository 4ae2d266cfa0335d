"""The board with what each place is paid, and at the end with who was paid what."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament.board_view import Look
from tdtool.ui import figures, plain
from tdtool.ui.board import words
from tdtool.ui.board.ink import ON_WINDOW, Ink
from tdtool.ui.board.lettering import BOLD, PLAIN
from tdtool.ui.board.scene import Line, Place, Run, Scene, Side, line, measure, name_lines
from tdtool.ui.board.split_scene import FOOT_TOP, Heading, heading, split_scene

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.tournament.board_view import BoardView
    from tdtool.tournament.values import Now
    from tdtool.ui.board.room import Room

_ROWS, _ROWS_UPRIGHT = 4, 9
_ROWS_TOP = 59.2
_CAP, _CAP_UPRIGHT = 3.7, 4.4
_BETWEEN = 6.0
_LEAST = 0.45
_NEAR = 3.4
"""From a place to its amount, in heights of a digit."""


class Row(NamedTuple):
    """A row of the list: a place, who has it or what else it brings, and its amount."""

    place: str
    name: str
    amount: str
    ink: Ink = ON_WINDOW.text
    weight: int = BOLD


class Grid(NamedTuple):
    """So many columns of so many rows."""

    columns: int
    rows: int

    @property
    def size(self) -> int:
        """Count what stands on a page."""
        return self.columns * self.rows


def prize_scene(view: BoardView, page: int, now: Now, room: Room) -> Scene:
    """Build the clock over what the places are paid; `page` is counted on for ever."""
    rows = _prizes(view)
    grid = _grid(room, wordy=False)
    if any(row.name for row in rows):
        grid = grid._replace(columns=1)
    what = f"{words.places(view.prizes[-1].last)} paid."
    pool = view.money.pool if view.money is not None else 0
    please = f"Prize pool {figures.signed_money(pool, view.currency)}" if pool else ""
    return split_scene(view, now, room, _lower(rows, grid, page, Heading(what, please), room))


def paid_scene(view: BoardView, page: int, now: Now, room: Room) -> Scene:
    """Build the winner over all who were paid."""
    rows = [_paid(one.place, one.name, one.prize, view) for one in view.podium[1:]]
    grid = _grid(room, wordy=True)
    head = Heading("Final places.")
    return split_scene(view, now, room, _lower(rows, grid, page, head, room))


def paid_pages(view: BoardView, room: Room) -> int:
    """Count the pages of those who were paid."""
    return -(-(len(view.podium) - 1) // _grid(room, wordy=True).size)


def _grid(room: Room, *, wordy: bool) -> Grid:
    if room.upright:
        return Grid(1 if wordy else 2, _ROWS_UPRIGHT)
    return Grid(2 if wordy or room.narrow else 3, _ROWS)


def _prizes(view: BoardView) -> list[Row]:
    """List the prizes; what was won already steps back, the next one to be won stands out."""
    running = view.look is not Look.NOT_STARTED
    found = []
    for one in view.prizes:
        amount = figures.signed_money(one.cash, view.currency) if one.cash else ""
        ink, weight = ON_WINDOW.text, BOLD
        if running and view.players < one.first:
            ink, weight = ON_WINDOW.label, PLAIN
        elif running and view.players <= one.last:
            ink = Ink.ACCENT
        found.append(Row(one.place, plain.one_line(one.ticket), amount, ink, weight))
    return found


def _paid(place: str, name: str, prize: int, view: BoardView) -> Row:
    amount = figures.signed_money(prize, view.currency) if prize else ""
    return Row(place.replace("-", "–"), plain.one_line(name), amount)


def _lower(rows: Sequence[Row], grid: Grid, page: int, head: Heading, room: Room) -> list[Line]:
    pages = max(1, -(-len(rows) // grid.size))
    first = page % pages * grid.size
    shown = rows[first : first + grid.size]
    count = f"{first + 1}–{first + len(shown)} of {len(rows)}" if pages > 1 else ""
    if pages > 1 and not any(row.name for row in rows):
        count = f"{page % pages + 1} / {pages}"
    found = heading(head._replace(part=count), room)
    between = room.cap(_BETWEEN)
    wide = (room.inner - between * (grid.columns - 1)) / grid.columns
    pitch = (FOOT_TOP - _ROWS_TOP - 0.8) / grid.rows
    wordy = any(row.name for row in shown)
    most = room.cap(_CAP_UPRIGHT if room.upright and not wordy else _CAP)
    cap = _fitting(shown, min(most, room.y(pitch) * 0.56), wide)
    place_wide = max((_wide(row.place, cap) for row in shown), default=0.0)
    if not wordy:
        # What is left of the width parts the columns, not a place from its amount.
        amount_wide = max((_wide(row.amount, cap) for row in shown), default=0.0)
        wide = min(wide, place_wide + amount_wide + cap * _NEAR)
        between = (room.inner - wide * grid.columns) / max(1, grid.columns - 1)
    for number, row in enumerate(shown):
        column, at = divmod(number, grid.rows)
        x = room.edge + column * (wide + between)
        base = room.y(_ROWS_TOP + pitch * (at + 0.5)) + cap / 2
        found += _row(f"row {number}", row, Place(x, base, wide, cap), place_wide)
    return found


def _wide(text: str, cap: float) -> float:
    return measure((Run(text, weight=BOLD),), cap)


def _fitting(rows: Sequence[Row], cap: float, wide: float) -> float:
    """Choose one size for all rows: that in which place and amount of each have their room."""
    needed = max(
        (_wide(row.place, cap) + _wide(row.amount, cap) + cap * 1.2 for row in rows), default=1.0
    )
    return cap * min(1.0, max(_LEAST, wide / needed))


def _row(key: str, row: Row, place: Place, place_wide: float) -> list[Line]:
    inks = ON_WINDOW
    quiet = row.ink if row.ink is not inks.text else inks.second
    found = [line(f"{key} place", (Run(row.place, quiet, PLAIN),), place._replace(least=0.4))]
    right = place.x + place.width
    if row.amount:
        run = Run(row.amount, row.ink, row.weight)
        amount = line(f"{key} amount", (run,), place._replace(side=Side.RIGHT, least=0.4))
        found.append(amount)
        right = amount.rect.left() - place.cap
    if row.name:
        x = place.x + place_wide + place.cap * 0.8
        run = Run(row.name, inks.text, PLAIN, elides=True)
        found += name_lines(f"{key} name", (run,), place._replace(x=x, width=right - x))
    return found
