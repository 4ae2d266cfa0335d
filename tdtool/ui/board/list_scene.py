"""The board with names: who moves where, or where everybody was drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament.board_view import SEATS_A_PAGE, Look
from tdtool.ui import figures, plain
from tdtool.ui.board import frame_scene, stakes_words, words
from tdtool.ui.board.ink import ON_WINDOW, Ink
from tdtool.ui.board.lettering import BOLD, PLAIN, SEMIBOLD, Style
from tdtool.ui.board.scene import Fill, Line, Place, Run, Scene, Side, line, measure

if TYPE_CHECKING:
    from tdtool.tournament.board_view import BoardView, SeatLine, SeatPage
    from tdtool.tournament.values import Now
    from tdtool.ui.board.room import Room
    from tdtool.ui.board.scene import Runs

_SPLIT = 50.0
_FOOT_TOP = 91.6
_HEAD_BASE = 56.4
_LABEL_BASE = 62.1
_ROWS_TOP = 63.4
_NAME_CAP, _NUMBER_CAP, _LABEL_CAP = 3.3, 3.6, 2.2
_SMALLEST_NAME = 0.68
"""Names that would have to be smaller than this share of their size are cut instead."""


class Columns(NamedTuple):
    """Widths of the number columns of a list, and the gap between all of them (pixels)."""

    origin: float
    table: float
    seat: float
    gap: float


def list_scene(view: BoardView, page: SeatPage, now: Now, room: Room) -> Scene:
    """Build the board of a break with moves, of a level with new seats, or of a draw."""
    above = words.ground(view)
    fills = [
        Fill("ground", room.band(0, 100), Ink.WINDOW),
        Fill("upper ground", room.band(0, _SPLIT), above.ground),
    ]
    top_fills, lines = frame_scene.top(view, now, room)
    lines += _upper(view, now, room)
    fills += top_fills
    if view.look is Look.LEVEL:
        fills += frame_scene.bar(view, room, 37.7)
        fills.append(Fill("divide", room.band(_SPLIT, _SPLIT + 0.25), Ink.TRACK))
    lines += _lower(view, page, now, room)
    foot_fills, foot_lines = frame_scene.foot(view, now, room, from_top=_FOOT_TOP, split=True)
    return Scene((*fills, *foot_fills), (*lines, *foot_lines))


def _upper(view: BoardView, now: Now, room: Room) -> list[Line]:
    inks = words.ground(view)
    raised = 2.2 if words.banner(view) else 0.0
    if view.look is Look.NOT_STARTED:
        found = frame_scene.words_between(
            "headline", Run(words.headline(view), inks.text), room, (11.0, 37.0)
        )
    else:
        bottom = 34.6 if view.look is Look.LEVEL else 38.0
        found = frame_scene.clock(view, room, 13.2 + raised, bottom)
    if view.look is Look.LEVEL:
        return [*found, _stakes_line(view, room)]
    cap, base = room.cap(3.7), room.y(46.3)
    back: Runs = ()
    if view.back_at is not None:
        at = figures.time_of_day(view.back_at, now.utc_offset)
        back = (Run("Back at", inks.second, PLAIN), Run(at, inks.text))
    elif view.look is Look.NOT_STARTED:
        back = (
            Run("Entries", inks.second, PLAIN),
            Run(figures.number(view.entries), inks.text),
        )
    left = line("back", back, Place(room.edge, base, room.inner / 2, cap))
    found += [left] if left.pieces else []
    start = left.right + room.cap(4.0) if left.pieces else room.edge
    place = Place(start, base, room.width - room.edge - start, cap, Side.RIGHT, 0.6)
    then = line("then", _then(view), place)
    return [*found, then] if then.pieces else found


def _then(view: BoardView) -> Runs:
    """Write the level that follows a break, or the first one."""
    inks = words.ground(view)
    if view.level is None:
        return ()
    if len(view.level.stakes) != 1:
        return stakes_words.brief(view.level, inks)
    label = plain.one_line(view.level.label)
    return (
        Run("Level", inks.second, PLAIN, drops=5),
        Run(label, inks.second, PLAIN, gap=0.3, drops=5),
        *stakes_words.brief(view.level, inks),
    )


def _stakes_line(view: BoardView, room: Room) -> Line:
    inks = words.ground(view)
    runs: list[Run] = []
    for run in stakes_words.brief(view.level, inks):
        second = run.ink is inks.second and run.text != "–"
        runs.append(run._replace(size=0.72, gap=0.6) if second else run)
    place = Place(room.edge, room.y(47.2), room.inner, room.cap(6.2), Side.CENTRE, 0.5)
    return line("stakes", runs, place)


def _lower(view: BoardView, page: SeatPage, now: Now, room: Room) -> list[Line]:
    found = _headline(view, page, now, room)
    single = room.upright
    rows = SEATS_A_PAGE if single else SEATS_A_PAGE // 2
    between = room.cap(5.0 if room.narrow else 7.2)
    wide = room.inner if single else (room.inner - between) / 2
    pitch = (_FOOT_TOP - _ROWS_TOP - 0.8) / rows
    cap = min(room.cap(_NUMBER_CAP), room.y(pitch) * 0.55)
    label_cap = room.cap(_LABEL_CAP)
    columns = _columns(page, room, cap)
    names = _name_share(page, columns, wide, cap)
    for block in range(1 if single else 2):
        lines = page.lines[block * rows : (block + 1) * rows]
        if not lines:
            break
        x = room.edge + block * (wide + between)
        found += _labels(page, columns, Place(x, room.y(_LABEL_BASE), wide, label_cap), block)
        for number, one in enumerate(lines):
            base = room.y(_ROWS_TOP + pitch * (number + 0.5)) + cap / 2
            key = f"row {block * rows + number}"
            found += _row(key, one, columns, Place(x, base, wide, cap, least=names), page)
    return found


def _headline(view: BoardView, page: SeatPage, now: Now, room: Room) -> list[Line]:
    inks = ON_WINDOW
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
    cap, base = room.cap(3.1), room.y(_HEAD_BASE)
    found = []
    width = room.inner
    if page.count > SEATS_A_PAGE:
        last = page.first + len(page.lines)
        count = Run(f"{page.first + 1}–{last} of {page.count}", inks.second, PLAIN)
        place = Place(room.edge, base, room.inner, cap * 0.85, Side.RIGHT)
        found.append(line("count", (count,), place))
        width -= found[-1].rect.width() + room.cap(3.0)
    runs = (Run(what, Ink.AMBER), Run(please, inks.second, PLAIN, drops=1))
    return [line("what", runs, Place(room.edge, base, width, cap)), *found]


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
    spot = Place(place.x, place.base, right - place.x, cap, least=1.0)
    return [line(f"{key} name", (_name(one),), spot), *found]
