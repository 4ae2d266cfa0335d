"""The players' page on the board: its code and address at the right, while there is time to look.

Beside it the board is as it would be on a narrower screen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tdtool.tournament.board_view import Look
from tdtool.ui.board import lettering
from tdtool.ui.board.ink import NIGHT, Ink
from tdtool.ui.board.lettering import PLAIN, Face
from tdtool.ui.parts.code_picture import code_side, paint_code

if TYPE_CHECKING:
    from tdtool.ui.board.ink import Palette
    from tdtool.ui.board.room import Room

_SHARE = 0.30
"""Its width as a share of the board's height."""
_EDGE, _CAP = 0.06, 0.075
"""Space around it and the height of a digit, as shares of its width."""
_LEAST = 100
"""Below this width (pixels) no camera reads the code across a room."""
_WORDS = "On your phone"


class CodeSide(QWidget):
    """Stands at the side of a board; `beside` tells how much room it leaves."""

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._address = ""
        self._colours = NIGHT
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()

    @property
    def address(self) -> str:
        """Give the address that is shown, "" while there is none."""
        return "" if self.isHidden() else self._address

    def beside(self, address: str, look: Look, whole: Room, colours: Palette) -> Room:
        """Stand there, or go, and give the room that is left for the board.

        It stands before the start, in breaks, and when a day is over.
        """
        wide = round(whole.height * _SHARE)
        if not address or look in {Look.LEVEL, Look.FINISHED} or whole.upright or wide < _LEAST:
            self.hide()
            return whole
        if address != self._address or colours is not self._colours:
            self._address, self._colours = address, colours
            self.update()
        self.setGeometry(whole.width - wide, 0, wide, whole.height)
        self.show()
        return whole._replace(width=whole.width - wide)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the code, and below it the address for who has no camera."""
        del event
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._colours[Ink.BAND])
        edge = round(self.width() * _EDGE)
        side = self.width() - 2 * edge
        top = (self.height() - round(side * 1.45)) // 2
        code = code_side(self._address, side)
        paint_code(painter, self._address, (self.width() - code) // 2, top, side)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        shown = self._address.removeprefix("http://").split("/", 1)[0]
        base = top + code + edge
        for text, ink, weight in (
            (_WORDS, Ink.SECOND, PLAIN),
            (shown, Ink.TEXT, lettering.SEMIBOLD),
        ):
            cap = self.width() * _CAP
            face = Face(lettering.size_for(cap), weight)
            wide = lettering.width(text, face)
            if wide > side:
                face = face._replace(size=max(1, int(face.size * side / wide)))
            base += round(cap * 1.6)
            painter.setFont(lettering.font(face))
            painter.setPen(self._colours[ink])
            x = (self.width() - lettering.width(text, face)) / 2
            painter.drawText(round(x), base, text)
