"""The board with where everybody sits: a low clock over a long list of names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.board_view import Look, SeatPage
from tdtool.ui.board import frame_scene, stakes_words, words
from tdtool.ui.board.ink import Ink
from tdtool.ui.board.list_scene import Grid, counted, rows
from tdtool.ui.board.scene import Fill, Line, Place, Run, Scene, Side, digits, line
from tdtool.ui.board.split_scene import FOOT_TOP, Heading, heading

if TYPE_CHECKING:
    from tdtool.tournament.board_view import BoardView
    from tdtool.tournament.values import Now
    from tdtool.ui.board.room import Room

_SPLIT = 28.6
_CLOCK = (14.4, 25.6)
_CLOCK_SHARE = 0.36
_HEAD, _LABELS, _ROWS = 34.8, 40.2, 41.4


def seats_scene(view: BoardView, page: int, now: Now, room: Room) -> Scene:
    """Build the list of all seats; `page` is counted on for ever."""
    blocks, each = (1, 16) if room.upright else (2, 8)
    grid = Grid(_LABELS, _ROWS, FOOT_TOP - 0.8, blocks, each)
    pages = max(1, -(-len(view.seats) // grid.size))
    first = page % pages * grid.size
    shown = SeatPage(
        view.seats[first : first + grid.size], first, len(view.seats), None, origins=False
    )
    top = frame_scene.top(view, now, room)
    fills = [
        Fill("ground", room.band(0, 100), Ink.WINDOW),
        Fill("upper ground", room.band(0, _SPLIT), words.ground(view).ground),
        *top.fills,
    ]
    if view.look is Look.LEVEL:
        fills += frame_scene.bar(view, room, _SPLIT)
    elif view.look is not Look.BREAK:
        fills.append(Fill("divide", room.band(_SPLIT, _SPLIT + 0.25), Ink.TRACK))
    lines = [
        *top.lines,
        *_upper(view, room),
        *heading(Heading("Seats.", "By surname.", counted(shown)), room, _HEAD),
        *rows(shown, room, grid),
    ]
    foot = frame_scene.foot(view, now, room, from_top=FOOT_TOP, split=True)
    return Scene((*fills, *foot.fills), (*lines, *foot.lines), (*top.pictures, *foot.pictures))


def _upper(view: BoardView, room: Room) -> list[Line]:
    """Write the time on the left and the stakes on the right of it."""
    inks = words.ground(view)
    top, bottom = (room.y(share) for share in _CLOCK)
    raised = room.cap(1.2) if words.banner(view) else 0.0
    high = min(bottom - top - raised, room.cap(12.0))
    wide = room.inner * _CLOCK_SHARE
    place = Place(room.edge, bottom, wide, high)
    if view.clock.remaining is not None and view.look in {Look.LEVEL, Look.BREAK}:
        found = digits("digit", words.clock_text(view), words.clock_ink(view), place)
    else:
        running = view.look in {Look.LEVEL, Look.BREAK}
        text = words.clock_text(view) if running else words.headline(view)
        run = Run(text, words.clock_ink(view) if running else inks.text)
        found = [line("clock words", (run,), place._replace(cap=high * 0.7, least=0.3))]
    start = max((one.rect.right() for one in found), default=room.edge) + room.cap(4.0)
    base = found[0].base - (found[0].cap - room.cap(5.2)) / 2
    stakes = Place(start, base, room.width - room.edge - start, room.cap(5.6), Side.RIGHT, 0.4)
    written = line("stakes", stakes_words.graded(view.level, inks), stakes)
    return [*found, written] if written.pieces else found
