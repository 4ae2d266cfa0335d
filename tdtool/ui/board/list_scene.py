"""The board with names: who moves where, or where everybody was drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament.board_view import SEATS_A_PAGE, Look
from tdtool.ui import figures, plain
from tdtool.ui.board.ink import ON_WINDOW, Ink
from tdtool.ui.board.lettering import BOLD, PLAIN, SEMIBOLD, Style
from tdtool.ui.board.scene import Line, Place, Run, Scene, Side, line, measure, name_lines
from tdtool.ui.board.split_scene import (
    FOOT_TOP,
    LABEL_BASE,
    ROWS_TOP,
    Heading,
    heading,
    split_scene,
)

if TYPE_CHECKING:
    from tdtool.tournament.board_lists import SeatLine
    from tdtool.tournament.board_view import BoardView, SeatPage
    from tdtool.tournament.values import Now
    from tdtool.ui.board.room import Room

_NAME_CAP, _NUMBER_CAP, _LABEL_CAP = 3.3, 3.6, 2.2
_SMALLEST_NAME = 0.82
"""Names that would have to be smaller than this share of their size go on two lines."""


class Grid(NamedTuple):
    """Where a list stands: its labels on a line, its rows between two shares of the height."""

    labels: float
    top: float
    bottom: float
    blocks: int
    rows: int

    @property
    def size(self) -> int:
        """Count what stands on a page."""
        return self.blocks * self.rows


class Columns(NamedTuple):
    """Widths of the number columns of a list, and the gap between all of them (pixels)."""

    origin: float
    table: float
    seat: float
    gap: float


def list_scene(view: BoardView, page: SeatPage, now: Now, room: Room) -> Scene:
    """Build the board of a break with moves, of a level with new seats, or of a draw."""
    blocks = 1 if room.upright else 2
    grid = Grid(LABEL_BASE, ROWS_TOP, FOOT_TOP - 0.8, blocks, SEATS_A_PAGE // blocks)
    lower = [*_headline(view, page, now, room), *rows(page, room, grid)]
    return split_scene(view, now, room, lower)


def rows(page: SeatPage, room: Room, grid: Grid) -> list[Line]:
    """Write the names of a page with their seats."""
    between = room.cap(5.0 if room.narrow else 7.2)
    wide = (room.inner - between * (grid.blocks - 1)) / grid.blocks
    pitch = (grid.bottom - grid.top) / grid.rows
    cap = min(room.cap(_NUMBER_CAP), room.y(pitch) * 0.55)
    label_cap = room.cap(_LABEL_CAP)
    columns = _columns(page, room, cap)
    names = _name_share(page, columns, wide, cap)
    found: list[Line] = []
    for block in range(grid.blocks):
        lines = page.lines[block * grid.rows : (block + 1) * grid.rows]
        if not lines:
            break
        x = room.edge + block * (wide + between)
        found += _labels(page, columns, Place(x, room.y(grid.labels), wide, label_cap), block)
        for number, one in enumerate(lines):
            base = room.y(grid.top + pitch * (number + 0.5)) + cap / 2
            key = f"row {block * grid.rows + number}"
            found += _row(key, one, columns, Place(x, base, wide, cap, least=names), page)
    return found


def _headline(view: BoardView, page: SeatPage, now: Now, room: Room) -> list[Line]:
    if view.look is Look.NOT_STARTED:
        what, please = "Seats are drawn.", "Please find your seat."
    elif page.breaks is not None:
        what, please = f"Table {figures.number(page.breaks)} breaks.", ""
    elif page.counted_ms is not None:
        at = figures.time_of_day(page.counted_ms, now.utc_offset)
        what, please = "Largest stacks.", f"Counted at {at}."
    else:
        what, please = ("New seats." if page.count > 1 else "New seat."), ""
    please = please or "Please take your chips to your new seat."
    ink = ON_WINDOW.text if page.counted_ms is not None else Ink.AMBER
    return heading(Heading(what, please, counted(page), ink), room)


def counted(page: SeatPage) -> str:
    """Write which names stand there, "" where it is all of them."""
    last = page.first + len(page.lines)
    return f"{page.first + 1}–{last} of {page.count}" if page.count > len(page.lines) else ""


def _columns(page: SeatPage, room: Room, cap: float) -> Columns:
    """Make the number columns as wide as their widest number or label."""
    label_cap = room.cap(_LABEL_CAP)

    def wide(label: str, numbers: list[int]) -> float:
        texts = [measure((_number(number, page),), cap) for number in numbers]
        return max([measure((_label(label),), label_cap), *texts]) + 1

    if page.counted_ms is not None:
        chips = wide("Chips", [one.chips for one in page.lines])
        return Columns(0.0, 0.0, chips, room.cap(2.4))
    origins = [one.origin.table for one in page.lines if one.origin is not None]
    return Columns(
        origin=wide("From", origins) if page.origins else 0.0,
        table=wide("Table", [one.seat.table for one in page.lines]),
        seat=wide("Seat", [one.seat.seat for one in page.lines]),
        gap=room.cap(1.5 if room.narrow else 2.4),
    )


def _label(text: str) -> Run:
    return Run(text.upper(), ON_WINDOW.label, SEMIBOLD, style=Style.LABEL)


def _number(number: int, page: SeatPage, ink: Ink = ON_WINDOW.text, weight: int = BOLD) -> Run:
    text = str(number) if page.counted_ms is None else figures.number(number)
    return Run(text, ink, weight)


def _labels(page: SeatPage, columns: Columns, place: Place, block: int) -> list[Line]:
    found = []
    right = place.x + place.width
    for name, width in (
        ("Seat" if page.counted_ms is None else "Chips", columns.seat),
        ("Table", columns.table),
        ("From", columns.origin),
    ):
        if width:
            spot = place._replace(x=right - width, width=width, side=Side.RIGHT, least=0.5)
            found.append(line(f"{name} {block}", (_label(name),), spot))
            right -= width + columns.gap
    spot = place._replace(width=right - place.x, least=0.5)
    return [line(f"Player {block}", (_label("Player"),), spot), *found]


def _name_share(page: SeatPage, columns: Columns, wide: float, cap: float) -> float:
    """Choose one size for all names of a page: that of the longest which need not be cut."""
    room = wide - sum(width + columns.gap for width in columns[:3] if width)
    shares = [
        room / max(1.0, measure((_name(one),), cap * _NAME_CAP / _NUMBER_CAP)) for one in page.lines
    ]
    return min([1.0, *(share * 0.99 for share in shares if share > _SMALLEST_NAME)])


def _name(one: SeatLine) -> Run:
    return Run(plain.one_line(one.name), ON_WINDOW.text, PLAIN, elides=True)


def _row(key: str, one: SeatLine, columns: Columns, place: Place, page: SeatPage) -> list[Line]:
    found = []
    right = place.x + place.width
    origin = _number(one.origin.table, page, ON_WINDOW.second, PLAIN) if one.origin else Run("")
    cells = [
        ("seat", _number(one.seat.seat, page), columns.seat),
        ("table", _number(one.seat.table, page), columns.table),
    ]
    if page.counted_ms is not None:
        cells = [("chips", _number(one.chips, page), columns.seat)]
    if page.origins:
        cells.append(("from", origin, columns.origin))
    for name, run, width in cells:
        if run.text:
            spot = Place(right - width, place.base, width, place.cap, Side.RIGHT, 0.5)
            found.append(line(f"{key} {name}", (run,), spot))
        right -= width + columns.gap
    cap = place.cap * place.least * _NAME_CAP / _NUMBER_CAP
    spot = Place(place.x, place.base, right - place.x, cap)
    return [*name_lines(f"{key} name", (_name(one),), spot), *found]
