"""The board of the final table: its seats with button and stacks around the clock."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from tdtool.tournament.board_view import Look
from tdtool.ui import figures, plain
from tdtool.ui.board import frame_scene, stakes_words, words
from tdtool.ui.board.ink import ON_FELT, ON_WINDOW, Ink
from tdtool.ui.board.lettering import BOLD, PLAIN, SEMIBOLD, Style
from tdtool.ui.board.scene import (
    Fill,
    Line,
    Place,
    Run,
    Scene,
    Side,
    digits,
    line,
    measure,
    name_lines,
)

if TYPE_CHECKING:
    from tdtool.tournament.board_lists import FinalTable, TableSeat
    from tdtool.tournament.board_view import BoardView
    from tdtool.tournament.values import Now
    from tdtool.ui.board.room import Room
    from tdtool.ui.board.scene import Runs

_FELT = (29.6, 72.4)
_ABOVE, _BELOW, _BESIDE = 19.6, 80.6, 48.0
_UNDER = 6.2
"""From a name to the stack below it."""
_NAME_CAP, _CHIPS_CAP = 3.4, 3.7
_SIDE = 0.2
"""Share of the width that the seats beside the table may take."""
_DISC = 5.4
HEADS_UP = 2
_WITH_BLINDS = 0.75
"""Stacks smaller than this share of their size are written without the blinds."""
_UPRIGHT_CLOCK = (13.0, 33.0)
_UPRIGHT_ROWS = (47.0, 89.0)
_FOUR_BELOW_FROM = 9
"""Fewer seats leave two at the dealer's side of the table."""


class Slot(NamedTuple):
    """Where a seat stands: its words in `place`, the button at `disc`."""

    place: Place
    disc: QPointF


def table_scene(view: BoardView, table: FinalTable, now: Now, room: Room) -> Scene:
    """Build the table from above, its dealer below; a list where the board stands upright."""
    build = _listed if room.upright else _around
    fills, lines = build(view, table, now, room)
    top, foot = frame_scene.top(view, now, room), frame_scene.foot(view, now, room)
    ground = Fill("ground", room.band(0, 100), words.ground(view).ground)
    if view.look is Look.BREAK:
        ground = Fill("ground", room.band(0, 100), Ink.WINDOW)
        head = Fill("head", room.band(0, frame_scene.TOP_END), Ink.FELT)
        top = top._replace(fills=[head, *top.fills])
    return Scene(
        (ground, *top.fills, *fills, *foot.fills),
        (*top.lines, *lines, *foot.lines),
        (*top.pictures, *foot.pictures),
    )


def _around(
    view: BoardView, table: FinalTable, now: Now, room: Room
) -> tuple[list[Fill], list[Line]]:
    side = room.width * _SIDE
    left = room.edge + side + room.cap(2.0)
    felt = QRectF(left, room.y(_FELT[0]), room.width - 2 * left, room.y(_FELT[1] - _FELT[0]))
    fills = [Fill("felt", felt, Ink.FELT, felt.height() / 2)]
    lines: list[Line] = []
    slots = _slots(len(table.seats), felt, room)
    wide = min(slot.place.width for slot in slots)
    stack = _stack(view, table, wide, room.cap(_CHIPS_CAP))
    for seat, slot in zip(table.seats, slots, strict=True):
        lines += _seat(seat, slot.place, stack, room)
        if seat.seat == view.button:
            disc, letter = _disc(slot.disc, room)
            fills.append(disc)
            lines.append(letter)
    return fills, [*lines, *_middle(view, table, felt, now, room)]


def _slots(count: int, felt: QRectF, room: Room) -> list[Slot]:
    """Spread the seats clockwise from the dealer's left: below, beside, above, beside, below."""
    below = 2 if count < _FOUR_BELOW_FROM else 4
    beside = 2 if count >= 5 else 0  # noqa: PLR2004 - fewer stand above and below
    above = max(0, count - below - beside)
    near = felt.height() * 0.12
    low, high = felt.bottom() - near, felt.top() + near
    lower = _row(below, _BELOW, low, felt, room)
    upper = _row(above, _ABOVE, high, felt, room)
    base = room.y(_BESIDE)
    wide = room.width * _SIDE
    middle = felt.center().y()
    at_left = Slot(Place(room.edge, base, wide, 0, Side.LEFT), QPointF(felt.left() + near, middle))
    right = room.width - room.edge - wide
    at_right = Slot(Place(right, base, wide, 0, Side.RIGHT), QPointF(felt.right() - near, middle))
    half = below // 2
    sides = ([at_left], [at_right]) if beside else ([], [])
    return [*reversed(lower[:half]), *sides[0], *upper, *sides[1], *reversed(lower[half:])][:count]


def _row(count: int, base: float, disc: float, felt: QRectF, room: Room) -> list[Slot]:
    """Place so many seats from left to right in a row above or below the table."""
    if not count:
        return []
    pitch = room.inner / max(count, 4) if count > 2 else room.inner / 2.6  # noqa: PLR2004
    wide = pitch - room.cap(3.0)
    edge = felt.height() * 0.42
    found = []
    for number in range(count):
        x = room.width / 2 + (number - (count - 1) / 2) * pitch
        place = Place(x - wide / 2, room.y(base), wide, 0, Side.CENTRE)
        at = min(max(x, felt.left() + edge), felt.right() - edge)
        found.append(Slot(place, QPointF(at, disc)))
    return found


def _seat(seat: TableSeat, place: Place, stack: Stack, room: Room) -> list[Line]:
    """Write a seat's number and name, and the stack below."""
    inks = ON_WINDOW
    number = Run(str(seat.seat), inks.label, SEMIBOLD, 0.9)
    key = f"row {seat.seat}"
    at = place._replace(cap=room.cap(_NAME_CAP))
    if not seat.name:
        return [line(f"{key} seat", (number,), at)]
    name = Run(plain.one_line(seat.name), inks.text, PLAIN, elides=True)
    found = name_lines(f"{key} name", (number, name), at)
    if seat.chips is not None:
        at = place._replace(base=place.base + room.cap(_UNDER), cap=stack.cap, least=0.4)
        found.append(line(f"{key} chips", stack.runs(seat.chips), at))
    return found


class Stack(NamedTuple):
    """How all stacks are written: in one size (pixels), with or without what they are in blinds.

    `blind` is the big blind where that is written.
    """

    cap: float
    blind: int | None

    def runs(self, chips: int) -> Runs:
        """Write a stack."""
        inks = ON_WINDOW
        amount = Run(figures.number(chips), inks.text, BOLD)
        if not self.blind:
            return (amount,)
        blinds = f"{figures.number(chips // self.blind)} BB"
        return amount, Run(blinds, inks.second, PLAIN, 0.8, gap=0.6)


def _stack(view: BoardView, table: FinalTable, wide: float, cap: float) -> Stack:
    """Choose how all stacks are written; blinds give way before the figures get small."""
    chips = [seat.chips for seat in table.seats if seat.chips is not None]
    big = view.level.stakes[0].big_blind if view.level and view.level.stakes else None
    for way in (Stack(cap, big), Stack(cap, None)):
        needed = max((measure(way.runs(one), cap) for one in chips), default=1.0)
        share = min(1.0, wide / needed)
        if share >= _WITH_BLINDS or way.blind is None:
            break
    return way._replace(cap=cap * share)


def _disc(at: QPointF, room: Room) -> tuple[Fill, Line]:
    """Lay the dealer button there."""
    size = room.cap(_DISC)
    rect = QRectF(at.x() - size / 2, at.y() - size / 2, size, size)
    cap = size * 0.42
    place = Place(rect.left(), at.y() + cap / 2, size, cap, Side.CENTRE)
    letter = line("button", (Run("D", Ink.ON_DISC, BOLD),), place)
    return Fill("disc", rect, Ink.DISC, size / 2), letter


def _middle(view: BoardView, table: FinalTable, felt: QRectF, now: Now, room: Room) -> list[Line]:
    """Write the time and the stakes on the felt."""
    inks = ON_FELT
    inset = felt.height() * 0.26
    x, wide = felt.left() + inset, felt.width() - 2 * inset
    high = felt.height()

    def at(share: float, cap: float, least: float = 0.5) -> Place:
        return Place(x, felt.top() + high * share, wide, cap, Side.CENTRE, least)

    words_over = "HEADS-UP" if view.players == HEADS_UP else "FINAL TABLE"
    head = Run(words_over, inks.second, SEMIBOLD, style=Style.LABEL)
    found = [line("over", (head,), at(0.2, room.cap(2.2)))]
    place = at(0.61, high * 0.33)
    found += _time(view, place)
    found.append(line("stakes", stakes_words.graded(view.level, inks), at(0.78, room.cap(4.6))))
    if table.counted_ms is not None:
        when = figures.time_of_day(table.counted_ms, now.utc_offset)
        run = Run(f"Stacks as counted at {when}", inks.second, PLAIN)
        found.append(line("counted", (run,), at(0.9, room.cap(1.9))))
    return [one for one in found if one.pieces]


def _time(view: BoardView, place: Place) -> list[Line]:
    ink = words.clock_ink(view, ON_FELT)
    text = words.clock_text(view)
    if view.clock.remaining is not None:
        return digits("digit", text, ink, place)
    return [line("clock words", (Run(text, ink),), place._replace(cap=place.cap * 0.6, least=0.3))]


def _listed(
    view: BoardView, table: FinalTable, now: Now, room: Room
) -> tuple[list[Fill], list[Line]]:
    """Write the seats one under the other, the clock on the felt above them."""
    felt = QRectF(0, room.y(frame_scene.TOP_END), room.width, room.y(42.0 - frame_scene.TOP_END))
    fills = [Fill("felt", felt, Ink.FELT)]
    lines = _middle(view, table, felt, now, room)
    top, bottom = _UPRIGHT_ROWS
    pitch = (bottom - top) / len(table.seats)
    cap = min(room.cap(_CHIPS_CAP), room.y(pitch) * 0.5)
    size = room.cap(_DISC)
    stack = _stack(view, table, room.inner * 0.45, cap)
    for number, seat in enumerate(table.seats):
        base = room.y(top + pitch * (number + 0.5)) + cap / 2
        key = f"row {seat.seat}"
        inks = ON_WINDOW
        seat_run = Run(str(seat.seat), inks.label, SEMIBOLD)
        place = Place(room.edge, base, room.cap(5.0), cap, least=0.5)
        lines.append(line(f"{key} seat", (seat_run,), place))
        if seat.seat == view.button:
            disc, letter = _disc(QPointF(room.edge + room.cap(8.0), base - cap / 2), room)
            fills.append(disc)
            lines.append(letter)
        right = room.width - room.edge
        if seat.chips is not None:
            chips = line(
                f"{key} chips",
                stack.runs(seat.chips),
                Place(room.edge, base, room.inner, stack.cap, Side.RIGHT),
            )
            lines.append(chips)
            right = chips.rect.left() - room.cap(3.0)
        x = room.edge + room.cap(8.0) + size / 2 + room.cap(2.0)
        name = Run(plain.one_line(seat.name), inks.text, PLAIN, elides=True)
        if seat.name:
            lines += name_lines(f"{key} name", (name,), Place(x, base, right - x, cap))
    return fills, lines
