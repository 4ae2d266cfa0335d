"""What every look of the board has: ground, top strip, foot, and the draining bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from tdtool.tournament.board_view import Look
from tdtool.ui import figures, plain
from tdtool.ui.board import words
from tdtool.ui.board.ink import Ink
from tdtool.ui.board.lettering import BOLD, PLAIN
from tdtool.ui.board.message_foot import foot_lines
from tdtool.ui.board.scene import Fill, Line, Parts, Picture, Place, Run, Side, digits, line

if TYPE_CHECKING:
    from tdtool.tournament.board_view import BoardView
    from tdtool.tournament.values import Now
    from tdtool.ui.board.ink import Inks
    from tdtool.ui.board.room import Room

TOP_BASE = 8.8
TOP_END = 12.6
"""Where the amber strip of a stopped clock ends."""
FOOT_TOP = 90.0
_BAR = 1.25
_LOGO_HIGH, _LOGO_WIDE = 6.6, 0.16
"""How high a logo stands (percent of the height), and its share of the width at most."""
_LOGO_GAP, _LOGO_RISE, _PLATE = 2.4, 2.0, 0.7
_SECOND = 1_000


def top(view: BoardView, now: Now, room: Room) -> Parts:
    """Build the top strip: level, name, time of day; amber with the word while paused.

    It is blue with the hand while all tables play their hands together.
    """
    banner = words.banner(view)
    stopped = banner is not None
    inks = words.ground(view) if banner is None else banner.inks
    base = room.y(TOP_BASE)
    fills = [] if banner is None else [Fill("paused", room.band(0, TOP_END), banner.inks.ground)]
    share = 0.3 if stopped or not room.narrow else 0.5
    left = line(
        "title",
        words.title(view, inks),
        Place(room.edge, base, room.inner * share, room.cap(4.4)),
    )
    found = [left] if left.pieces else []
    right_end = room.width - room.edge
    if not (room.narrow and not stopped):
        at = figures.time_of_day(now.wall_ms, now.utc_offset)
        time = Run(at, inks.second, PLAIN)
        place = Place(room.edge, base, room.inner, room.cap(3.6), Side.RIGHT)
        found.append(line("time of day", (time,), place))
        right_end = found[-1].rect.left()
    gap = room.cap(3.0)
    start = left.right + gap if left.pieces else room.edge
    end = right_end - (gap if right_end < room.width - room.edge else 0)
    if banner is not None:
        half = min(room.width / 2 - start, end - room.width / 2)
        least = 0.3 if view.mode is None else 0.65
        place = Place(
            room.width / 2 - half, base + room.cap(0.4), 2 * half, room.cap(6.6), Side.CENTRE, least
        )
        found.append(line("pause", banner.runs, place))
        return Parts(fills, found)
    named = _name(view, room, inks, Place(start, base, end - start, room.cap(3.0)))
    return Parts(
        [*fills, *named.fills],
        [one for one in [*found, *named.lines] if one.pieces],
        named.pictures,
    )


def _name(view: BoardView, room: Room, inks: Inks, place: Place) -> Parts:
    """Write logo and name: in the middle where they fit there, else in what is left."""
    run = Run(plain.one_line(view.tournament), inks.second, PLAIN, elides=True)
    side = Side.RIGHT if room.narrow else Side.CENTRE
    if view.look is Look.FINISHED:
        run = run._replace(ink=inks.text, weight=BOLD)
        place, side = place._replace(cap=room.cap(4.0)), Side.LEFT
    wide, high = _logo_size(room)
    taken = wide + room.cap(_LOGO_GAP) if wide else 0.0
    text = max(1.0, min(run.width(place.cap) + 1, place.width - taken))
    spare = place.width - taken - text
    left = place.x + spare * side.value / 2
    middle = (room.width - taken - text) / 2
    if side is Side.CENTRE and place.x <= middle <= place.x + spare:
        left = middle
    written = line("name", (run,), place._replace(x=left + taken, width=text, side=side))
    if room.logo is None:
        return Parts([], [written])
    left = written.rect.left() - taken
    rect = QRectF(left, room.y(TOP_BASE) - room.cap(_LOGO_RISE) - high / 2, wide, high)
    fills = []
    if room.plate:
        edge = room.cap(_PLATE)
        around = rect.adjusted(-edge, -edge, edge, edge)
        fills.append(Fill("plate", around, Ink.PLATE, room.cap(_PLATE)))
    return Parts(fills, [written], (Picture("logo", rect, room.logo),))


def _logo_size(room: Room) -> tuple[float, float]:
    """Give how wide and high the logo stands, 0 where there is none."""
    if room.logo is None:
        return 0.0, 0.0
    high = room.cap(_LOGO_HIGH)
    wide = min(high * room.logo.ratio, room.inner * (0.2 if room.narrow else _LOGO_WIDE))
    return round(wide), round(wide / room.logo.ratio)


def foot(
    view: BoardView, now: Now, room: Room, *, from_top: float = FOOT_TOP, split: bool = False
) -> Parts:
    """Build the foot: what comes next on the left, what is worth knowing on the right.

    What the director says to the players takes the right's place, a warning's too: the clock
    warns by its colour.
    """
    inks = words.foot_inks(view)
    fills = [Fill("foot", room.band(from_top, 100), inks.ground)]
    cap = room.cap(3.5 if split else 4.2)
    base = room.y((from_top + 100) / 2) + cap * 0.49
    left = words.foot_left(view, inks, split=split)
    if view.message:
        said = view.message, inks.text
        return Parts(fills, _kept(*foot_lines(said, left, room, now, (from_top, cap))))
    right = words.foot_right(view, now, inks)
    warned = bool(words.warning(view))
    if room.narrow and not warned:
        right = ()
    if not right:
        side = Side.CENTRE if room.narrow else Side.LEFT
        place = Place(room.edge, base, room.inner, cap, side, 0.7)
        return Parts(fills, _kept(line("next", left, place)))
    gap = room.cap(4.0)
    # The warning is never cut; any other message gives way to what comes next.
    if warned:
        right_line = line("message", right, Place(room.edge, base, room.inner, cap, Side.RIGHT))
        room_left = right_line.rect.left() - gap - room.edge
        left_line = line("next", left, Place(room.edge, base, room_left, cap, least=0.7))
        return Parts(fills, _kept(left_line, right_line))
    left_line = line("next", left, Place(room.edge, base, room.inner, cap, least=0.7))
    start = left_line.right + gap if left_line.pieces else room.edge
    place = Place(start, base, room.width - room.edge - start, cap * 0.84, Side.RIGHT)
    right_line = line("message", right, place)
    return Parts(fills, _kept(left_line, right_line))


def bar(view: BoardView, room: Room, middle: float) -> list[Fill]:
    """Build the bar that drains with the level; only its track where nothing counts down."""
    inks = words.ground(view)
    thick = room.cap(_BAR)
    rect = QRectF(room.edge, room.y(middle) - thick / 2, room.inner, thick)
    radius = rect.height() / 2
    found = [Fill("track", rect, inks.track, radius)]
    clock = view.clock
    if clock.remaining is not None and clock.length:
        # In the steps of the digits and in whole pixels: it moves when they do, or stays.
        seconds = -(-clock.remaining // _SECOND)
        share = min(1.0, max(0.0, seconds * _SECOND / clock.length))
        rect = QRectF(rect)
        rect.setWidth(round(rect.width() * share))
        if rect.width() >= rect.height():
            ink = words.clock_ink(view)
            found.append(Fill("bar", rect, Ink.ACCENT if ink is inks.text else ink, radius))
    return found


def clock(view: BoardView, room: Room, top_: float, bottom: float) -> list[Line]:
    """Build the digits, or the words where there is no countdown, between two shares."""
    high = room.y(bottom) - room.y(top_)
    text, ink = words.clock_text(view), words.clock_ink(view)
    place = Place(room.edge, room.y(bottom), room.inner, high, Side.CENTRE)
    if view.clock.remaining is not None:
        return digits("digit", text, ink, place)
    return words_between("clock words", Run(text, ink), room, (top_, bottom))


def words_between(key: str, run: Run, room: Room, between: tuple[float, float]) -> list[Line]:
    """Write large words into a band, as large as the width allows, in its middle."""
    top_, bottom = (room.y(share) for share in between)
    high = min((bottom - top_) * 0.55, room.cap(24.0))
    place = Place(room.edge, bottom, room.inner, high, Side.CENTRE, 0.3)
    middle = (top_ + bottom + line(key, (run,), place).cap) / 2
    place = place._replace(base=middle)
    return [line(key, (run,), place)]


def _kept(*lines: Line) -> list[Line]:
    return [one for one in lines if one.pieces]
