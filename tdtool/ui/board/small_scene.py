"""The small clock: time and stakes in a strip or a card, for use beside other programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from tdtool.tournament.board_view import Look
from tdtool.ui import plain
from tdtool.ui.board import stakes_words, words
from tdtool.ui.board.ink import Ink
from tdtool.ui.board.lettering import PLAIN
from tdtool.ui.board.scene import Fill, Line, Place, Run, Scene, Side, digits, line

if TYPE_CHECKING:
    from tdtool.tournament.board_view import BoardView
    from tdtool.ui.board.room import Room
    from tdtool.ui.board.scene import Runs

_EDGE = 0.07
_TITLE, _TIME, _STAKES = (0.1, 0.24), (0.32, 0.66), (0.76, 0.9)
"""The three lines, from and to a share of the height."""
_BAR = 0.03
_SECOND = 1_000


def small_scene(view: BoardView, room: Room) -> Scene:
    """Build the small clock: the level, the time, the stakes, and how far the level is."""
    banner = words.banner(view)
    inks = words.ground(view)
    fills = [Fill("ground", QRectF(0, 0, room.width, room.height), inks.ground)]
    name = Run(plain.one_line(view.tournament), inks.second, PLAIN, elides=True)
    head: Runs = words.title(view, inks) or (name,)
    if banner is not None:
        high = room.height * (_TITLE[1] + 0.05)
        fills.append(Fill("paused", QRectF(0, 0, room.width, high), banner.inks.ground))
        head = banner.runs
    edge = room.height * _EDGE
    inner = room.width - 2 * edge

    def place(band: tuple[float, float], side: Side = Side.CENTRE) -> Place:
        top, bottom = (room.height * share for share in band)
        return Place(edge, bottom, inner, bottom - top, side, 0.4)

    found = [line("title", head, place(_TITLE))]
    found += _time(view, place(_TIME))
    stakes = stakes_words.graded(view.level, inks)
    found.append(line("stakes", stakes, place(_STAKES)))
    clock = view.clock
    if clock.remaining is not None and clock.length and view.look in {Look.LEVEL, Look.BREAK}:
        share = min(1.0, -(-clock.remaining // _SECOND) * _SECOND / clock.length)
        high = max(2.0, room.height * _BAR)
        whole = QRectF(0, room.height - high, room.width, high)
        ink = words.clock_ink(view)
        fills += [
            Fill("track", whole, inks.track),
            Fill(
                "bar",
                QRectF(0, whole.top(), round(room.width * share), high),
                Ink.ACCENT if ink is inks.text else ink,
            ),
        ]
    return Scene(tuple(fills), tuple(one for one in found if one.pieces))


def _time(view: BoardView, place: Place) -> list[Line]:
    if view.look not in {Look.LEVEL, Look.BREAK}:
        run = Run(words.headline(view), words.ground(view).text, elides=True)
        return [line("headline", (run,), place._replace(cap=place.cap * 0.7, least=0.3))]
    text, ink = words.clock_text(view), words.clock_ink(view)
    if view.clock.remaining is not None:
        return digits("digit", text, ink, place)
    return [line("clock words", (Run(text, ink),), place._replace(cap=place.cap * 0.6))]
