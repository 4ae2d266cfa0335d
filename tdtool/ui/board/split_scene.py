"""The board in two halves: the clock above, a list below."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament.board_view import Look
from tdtool.ui import figures, plain
from tdtool.ui.board import frame_scene, stakes_words, words
from tdtool.ui.board.ink import ON_WINDOW, Ink
from tdtool.ui.board.lettering import PLAIN
from tdtool.ui.board.scene import Fill, Line, Place, Run, Scene, Side, line

if TYPE_CHECKING:
    from tdtool.tournament.board_view import BoardView
    from tdtool.tournament.values import Now
    from tdtool.ui.board.room import Room
    from tdtool.ui.board.scene import Runs

SPLIT = 50.0
FOOT_TOP = 91.6
HEAD_BASE = 56.4
LABEL_BASE = 62.1
ROWS_TOP = 63.4


def split_scene(view: BoardView, now: Now, room: Room, lower: list[Line]) -> Scene:
    """Build the board of a list: what runs in the upper half, `lower` below it, the foot."""
    above = words.ground(view)
    fills = [
        Fill("ground", room.band(0, 100), Ink.WINDOW),
        Fill("upper ground", room.band(0, SPLIT), above.ground),
    ]
    top = frame_scene.top(view, now, room)
    fills += top.fills
    if view.look is Look.LEVEL:
        fills += frame_scene.bar(view, room, 37.7)
        fills.append(Fill("divide", room.band(SPLIT, SPLIT + 0.25), Ink.TRACK))
    lines = [*top.lines, *_upper(view, now, room), *lower]
    foot = frame_scene.foot(view, now, room, from_top=FOOT_TOP, split=True)
    return Scene((*fills, *foot.fills), (*lines, *foot.lines), (*top.pictures, *foot.pictures))


class Heading(NamedTuple):
    """What stands over a list: what it is, what to do about it, which part of it is shown."""

    what: str
    please: str = ""
    part: str = ""
    ink: Ink = ON_WINDOW.text


def heading(said: Heading, room: Room, base: float = HEAD_BASE) -> list[Line]:
    """Write a heading on a line, told in percent of the height."""
    inks = ON_WINDOW
    cap, at = room.cap(3.1), room.y(base)
    found = []
    width = room.inner
    if said.part:
        place = Place(room.edge, at, room.inner, cap * 0.85, Side.RIGHT)
        found.append(line("count", (Run(said.part, inks.second, PLAIN),), place))
        width -= found[-1].rect.width() + room.cap(3.0)
    runs = (Run(said.what, said.ink), Run(said.please, inks.second, PLAIN, drops=1))
    return [line("what", runs, Place(room.edge, at, width, cap)), *found]


def _upper(view: BoardView, now: Now, room: Room) -> list[Line]:
    inks = words.ground(view)
    raised = 2.2 if words.banner(view) else 0.0
    if view.look in {Look.LEVEL, Look.BREAK}:
        bottom = 34.6 if view.look is Look.LEVEL else 38.0
        found = frame_scene.clock(view, room, 13.2 + raised, bottom)
    else:
        ink = Ink.ACCENT if view.podium else inks.text
        run = Run(words.headline(view), ink, elides=bool(view.podium))
        found = frame_scene.words_between("headline", run, room, (11.0, 37.0))
    if view.look is Look.LEVEL:
        return [*found, _stakes_line(view, room)]
    cap, base = room.cap(3.7), room.y(46.3)
    if view.podium:
        place = Place(room.edge, room.y(45.0), room.inner, room.cap(4.4), Side.CENTRE)
        return [*found, line("winner", words.winner(view, inks), place)]
    left = line("back", _left(view, now), Place(room.edge, base, room.inner / 2, cap))
    found += [left] if left.pieces else []
    start = left.right + room.cap(4.0) if left.pieces else room.edge
    place = Place(start, base, room.width - room.edge - start, cap, Side.RIGHT, 0.6)
    then = line("then", _then(view), place)
    return [*found, then] if then.pieces else found


def _left(view: BoardView, now: Now) -> Runs:
    """Write when play goes on, or how many came."""
    inks = words.ground(view)
    if view.back_at is not None:
        at = figures.time_of_day(view.back_at, now.utc_offset)
        return Run("Back at", inks.second, PLAIN), Run(at, inks.text)
    if view.look is Look.NOT_STARTED:
        return Run("Entries", inks.second, PLAIN), Run(figures.number(view.entries), inks.text)
    return ()


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
    runs = stakes_words.graded(view.level, words.ground(view))
    place = Place(room.edge, room.y(47.2), room.inner, room.cap(6.2), Side.CENTRE, 0.5)
    return line("stakes", runs, place)
