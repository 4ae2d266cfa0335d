"""The board in a level and in a break without moves: time, stakes, figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament.board_view import Look
from tdtool.ui import plain
from tdtool.ui.board import frame_scene, stakes_words, words
from tdtool.ui.board.lettering import SEMIBOLD, Style
from tdtool.ui.board.scene import Fill, Line, Place, Run, Scene, Side, line, measure

if TYPE_CHECKING:
    from tdtool.tournament.board_view import BoardView
    from tdtool.tournament.values import Now
    from tdtool.ui.board.ink import Inks
    from tdtool.ui.board.room import Room
    from tdtool.ui.board.scene import Runs
    from tdtool.ui.board.words import Figure

_SMALLEST_ON_ONE_LINE = 9.0
"""Below this height (percent) of their digits the blinds go on two lines."""
_LABEL_CAP, _FIGURE_CAP = 2.6, 5.5
_MOST_SIDE = 0.27
"""Share of the width that a side column may take."""
_SETS_CAP = 4.4
_CLOCK, _NARROW_CLOCK, _UPRIGHT_CLOCK = (12.4, 52.8, 56.4), (13.0, 44.0, 48.0), (12.0, 37.6, 41.0)
"""From where to where the time stands, and the bar below it (percent of the height)."""


class Zone(NamedTuple):
    """The lower zone in percent of the height: where the stakes stand, and their sizes."""

    top: float
    main: float
    rest: float
    bottom: float
    main_cap: float
    rest_cap: float


class Row(NamedTuple):
    """A row of figures: its line and the three sizes, in percent of the height."""

    base: float
    cap: float = 4.9
    label_cap: float = 2.6
    label_over: float = 7.0


class Spot(NamedTuple):
    """Where the stakes stand: the zone of a room, from `x` for `width` pixels."""

    room: Room
    zone: Zone
    x: float
    width: float

    def place(self, base: float, cap: float, least: float) -> Place:
        """Give the place of a line in the middle; `base` and `cap` in percent of the height."""
        room = self.room
        return Place(self.x, room.y(base), self.width, room.cap(cap), Side.CENTRE, least)


WIDE = Zone(59.5, 71.7, 82.6, 87.8, 10.0, 5.8)
NARROW = Zone(50.5, 63.4, 73.0, 75.0, 10.6, 5.4)
_WIDE_ROWS = (72.3, 87.8)
_NARROW_ROW = Row(86.8)
_UPRIGHT_ROWS = tuple(Row(base, 6.8, 3.3, 9.4) for base in (75.4, 86.6))
UPRIGHT = Zone(44.0, 54.6, 62.4, 66.0, 13.2, 7.4)
_WIDE_LABEL_OVER = 8.25
"""How far a label stands over its figure, from line to line."""


def level_scene(view: BoardView, now: Now, room: Room) -> Scene:
    """Build the board of a running or stopped level, or of a break without moves."""
    fills: list[Fill] = [Fill("ground", room.band(0, 100), words.ground(view).ground)]
    top = frame_scene.top(view, now, room)
    lines = top.lines
    raised = 3.4 if words.banner(view) else 0.0
    clock_top, clock_bottom, bar = _CLOCK
    if room.narrow:
        clock_top, clock_bottom, bar = _UPRIGHT_CLOCK if room.upright else _NARROW_CLOCK
    lines += frame_scene.clock(view, room, clock_top + raised, clock_bottom)
    fills += top.fills + frame_scene.bar(view, room, bar)
    lines += lower(view, now, room)
    foot = frame_scene.foot(view, now, room)
    return Scene((*fills, *foot.fills), (*lines, *foot.lines), (*top.pictures, *foot.pictures))


def lower(view: BoardView, now: Now, room: Room) -> list[Line]:
    """Build the lower zone: the stakes in the middle, the figures beside or below them."""
    inks = words.ground(view)
    left, right = words.side_figures(view, now, inks)
    large = stakes_words.large(view.level, inks)
    head = _over(view, inks)
    if room.upright:
        spot = Spot(room, UPRIGHT, room.edge, room.inner)
        pairs = zip((left, right), _UPRIGHT_ROWS, strict=True)
        figures = [one for column, row in pairs if column for one in _row(column, room, row)]
        return [*figures, *_stakes(large, head, spot)]
    if room.narrow:
        spot = Spot(room, NARROW, room.edge, room.inner)
        return [*_row(left + right, room, _NARROW_ROW), *_stakes(large, head, spot)]
    lines = _columns(left, right, room)
    spot = _between(lines, room)
    wide = measure(large.main, room.cap(_SMALLEST_ON_ONE_LINE))
    if large.halves and wide > spot.width:
        # The entries give way before the blinds need two lines.
        left = [figure._replace(figure=_undropped(figure.figure)) for figure in left]
        fewer = _columns(left, right, room)
        if wide <= _between(fewer, room).width:
            lines, spot = fewer, _between(fewer, room)
    return [*lines, *_stakes(large, head, spot)]


def _between(lines: list[Line], room: Room) -> Spot:
    """Give what the side columns leave in the middle."""
    start = max((_depth(one, room) for one in lines), default=room.edge) + room.cap(3.0)
    return Spot(room, WIDE, start, room.width - 2 * start)


def _depth(one: Line, room: Room) -> float:
    """Tell how far a line reaches into the room from its side."""
    return min(one.right, room.width - one.rect.left())


def _columns(left: list[Figure], right: list[Figure], room: Room) -> list[Line]:
    found = []
    wide = room.width * _MOST_SIDE - room.edge
    for column, side in ((left, Side.LEFT), (right, Side.RIGHT)):
        x = room.edge if side is Side.LEFT else room.width - room.edge - wide
        rows = _WIDE_ROWS if len(column) > 1 or side is Side.LEFT else _WIDE_ROWS[1:]
        for figure, row in zip(column, rows, strict=False):
            base = room.y(row)
            over = base - room.cap(_WIDE_LABEL_OVER)
            place = Place(x, over, wide, room.cap(_LABEL_CAP), side)
            found.append(line(f"{figure.key} label", figure.label, place))
            place = Place(x, base, wide, room.cap(_FIGURE_CAP), side, 0.85)
            found.append(line(figure.key, figure.figure, place))
    return found


def _row(column: list[Figure], room: Room, row: Row) -> list[Line]:
    """Set the figures side by side; entries, then whole figures give way where it is narrow."""
    label_cap, cap = room.cap(row.label_cap), room.cap(row.cap)
    gap = room.cap(4.0)
    # "20 BB" goes first, then the entries.
    shown = [figure._replace(label=_undropped(figure.label)) for figure in column]
    if _row_width(shown, label_cap, cap, gap) > room.inner:
        shown = [figure._replace(figure=_undropped(figure.figure)) for figure in shown]
    while len(shown) > 2 and _row_width(shown, label_cap, cap, gap) > room.inner * 1.15:  # noqa: PLR2004
        shown.pop(-2)
    over = min(1.0, room.inner / max(1.0, _row_width(shown, label_cap, cap, gap)))
    widths = [_figure_width(figure, label_cap, cap) * over for figure in shown]
    between = (room.inner - sum(widths)) / max(1, len(shown) - 1)
    x, found = room.edge, []
    for number, (figure, wide) in enumerate(zip(shown, widths, strict=True)):
        side = Side.LEFT if number == 0 or number < len(shown) - 1 else Side.RIGHT
        if side is Side.RIGHT:
            x = room.width - room.edge - wide
        place = Place(x, room.y(row.base), wide, cap, side, 0.3)
        if len(shown) == 1:
            place = place._replace(x=room.edge, width=room.inner, side=Side.CENTRE)
        over_it = place._replace(base=place.base - room.cap(row.label_over), cap=label_cap)
        found.append(line(f"{figure.key} label", figure.label, over_it))
        found.append(line(figure.key, figure.figure, place))
        x += wide + between
    return found


def _undropped(runs: Runs) -> Runs:
    return tuple(run for run in runs if not run.drops)


def _row_width(figures: list[Figure], label_cap: float, cap: float, gap: float) -> float:
    wide = sum(_figure_width(figure, label_cap, cap) for figure in figures)
    return wide + gap * (len(figures) - 1)


def _figure_width(figure: Figure, label_cap: float, cap: float) -> float:
    return max(measure(figure.label, label_cap), measure(figure.figure, cap)) + 1


def _stakes(large: stakes_words.Large, head: Runs, spot: Spot) -> list[Line]:
    zone, room = spot.zone, spot.room
    found = [line("over", head, spot.place(zone.top + 3.2, _LABEL_CAP, 0.5))] if head else []
    if large.sets:
        return found + _sets(large.sets, spot, zone.top + (4.4 if head else 0.0))
    main_cap, main_base, rest_base = zone.main_cap, zone.main, zone.rest
    if head:
        main_cap, main_base, rest_base = main_cap - 2.2, main_base + 1.3, rest_base + 0.9
    if large.main:
        main = line("stakes", large.main, spot.place(main_base, main_cap, 0.3))
        if large.halves and main.cap < room.cap(min(main_cap, _SMALLEST_ON_ONE_LINE)) * 0.98:
            return found + _two_lines(large, spot, head=bool(head))
        found.append(main)
    if large.rest:
        found.append(line("with it", large.rest, spot.place(rest_base, zone.rest_cap, 0.7)))
    return found


def _over(view: BoardView, inks: Inks) -> Runs:
    """Name the level that the stakes belong to where it does not run yet."""
    if view.level is None or view.look is Look.LEVEL:
        return ()
    word = {Look.BREAK: "Then level", Look.DAY_ENDED: "Goes on with level"}.get(
        view.look, "First level"
    )
    label = plain.one_line(view.level.label)
    text = f"{word} {label}".upper()
    return (Run(text, inks.label, SEMIBOLD, elides=True, style=Style.LABEL),)


def _two_lines(large: stakes_words.Large, spot: Spot, *, head: bool) -> list[Line]:
    """Write long blinds on two lines of one size, what goes with them below, smaller."""
    room, zone = spot.room, spot.zone
    top = zone.top + (4.2 if head else 0.6)
    rest_cap = 3.9 if large.rest else 0.0
    pitch = (zone.bottom - top - rest_cap) / 2
    cap = min(_SMALLEST_ON_ONE_LINE + 0.3, pitch * 0.74)
    fitted = [line("", runs, spot.place(0, cap, 0.2)).cap for runs in large.halves]
    cap = min(fitted) / room.unit
    found = [
        line(f"stakes {number}", runs, spot.place(top + pitch * number + cap, cap, 0.2))
        for number, runs in enumerate(large.halves)
    ]
    if large.rest:
        found.append(line("with it", large.rest, spot.place(zone.bottom, rest_cap, 0.6)))
    return found


def _sets(sets: tuple[Runs, ...], spot: Spot, top: float) -> list[Line]:
    """Write several sets of stakes under each other, all in the size of the longest."""
    room = spot.room
    pitch = (spot.zone.bottom - top) / len(sets)
    cap = min(_SETS_CAP, pitch * 0.6)
    cap = min(line("", runs, spot.place(0, cap, 0.3)).cap for runs in sets)
    wide = max(measure([run for run in runs if not run.drops], cap) for runs in sets)
    start = spot.x + max(0.0, (spot.width - wide) / 2)
    width = spot.width - (start - spot.x)
    found = []
    for number, runs in enumerate(sets):
        base = room.y(top + pitch * (number + 0.5)) + cap / 2
        place = Place(start, base, width, cap, Side.LEFT, 0.3)
        found.append(line(f"set {number + 1}", runs, place))
    return found
