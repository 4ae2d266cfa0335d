"""The board while no time runs: before the start, after a day, when all is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.board_lists import PODIUM
from tdtool.tournament.board_view import Look
from tdtool.ui import figures, plain
from tdtool.ui.board import frame_scene, level_scene, words
from tdtool.ui.board.ink import Ink
from tdtool.ui.board.lettering import PLAIN
from tdtool.ui.board.scene import Fill, Line, Place, Run, Scene, Side, line

if TYPE_CHECKING:
    from tdtool.tournament.board_lists import Finish
    from tdtool.tournament.board_view import BoardView
    from tdtool.tournament.values import Now
    from tdtool.ui.board.ink import Inks
    from tdtool.ui.board.room import Room


def standing_scene(view: BoardView, now: Now, room: Room) -> Scene:
    """Build the board with large words instead of the time."""
    inks = words.ground(view)
    fills = [Fill("ground", room.band(0, 100), inks.ground)]
    top = frame_scene.top(view, now, room)
    lines = top.lines
    won = view.look is Look.FINISHED and bool(view.podium)
    between = (20.0, 56.0) if won else ((12.0, 46.0) if room.narrow else (12.0, 55.0))
    run = Run(words.headline(view), Ink.ACCENT if won else inks.text, elides=won)
    lines += frame_scene.words_between("headline", run, room, between)
    if won:
        lines += _podium(view, room)
    else:
        lines += level_scene.lower(view, now, room)
    foot = frame_scene.foot(view, now, room)
    return Scene(
        (*fills, *top.fills, *foot.fills),
        (*lines, *foot.lines),
        (*top.pictures, *foot.pictures),
    )


def _podium(view: BoardView, room: Room) -> list[Line]:
    """Write the winner's title over his name, and the next places below it."""
    inks = words.ground(view)
    place = Place(room.edge, room.y(23.0), room.inner, room.cap(5.0), Side.CENTRE)
    found = [line("winner", words.winner(view, inks), place)]
    for number, one in enumerate(view.podium[1:PODIUM]):
        base = room.y(68.0 + 11.5 * number)
        runs = (
            Run(one.place, inks.second, PLAIN),
            Run(plain.one_line(one.name), inks.text, elides=True),
            *_prize(one, view, inks),
        )
        place = Place(room.edge, base, room.inner, room.cap(5.5), Side.CENTRE, 0.7)
        found.append(line(f"place {number + 2}", runs, place))
    return found


def _prize(one: Finish, view: BoardView, inks: Inks) -> tuple[Run, ...]:
    """Write what somebody on the podium won."""
    if not one.prize:
        return ()
    return (Run(figures.signed_money(one.prize, view.currency), inks.second, PLAIN),)
