"""A square code for a camera: dark modules on white in any colours of the room, never blurred."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tdtool.players_page.code import QUIET
from tdtool.ui import theme

if TYPE_CHECKING:
    from tdtool.players_page.code import Modules

_WHITE, _DARK = QColor("#FFFFFF"), QColor("#000000")


@lru_cache(maxsize=8)
def _modules(text: str) -> Modules:
    from tdtool.players_page.code import modules

    return modules(text)


def code_side(text: str, most: int) -> int:
    """Give how wide the code of a text with its quiet zone is, every module whole pixels."""
    count = len(_modules(text)) + 2 * QUIET
    return count * max(1, most // count)


def paint_code(painter: QPainter, text: str, left: int, top: int, most: int) -> None:
    """Paint the code of a text, as wide as `code_side` says."""
    rows = _modules(text)
    side = code_side(text, most)
    module = side // (len(rows) + 2 * QUIET)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    painter.fillRect(left, top, side, side, _WHITE)
    for down, row in enumerate(rows, QUIET):
        for across, dark in enumerate(row, QUIET):
            if dark:
                place = (left + across * module, top + down * module)
                painter.fillRect(*place, module, module, _DARK)


class CodePicture(QWidget):
    """The code of a text, `side` pixels wide at 100 %; empty where there is none."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self._side = side
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        theme.changed.connect(self.updateGeometry)

    def text(self) -> str:
        """Give what the code says."""
        return self._text

    def set_text(self, text: str) -> None:
        """Show the code of this text from now on."""
        if text != self._text:
            self._text = text
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """Ask for a square."""
        most = theme.px(self._side)
        side = code_side(self._text, most) if self._text else most
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the code."""
        del event
        if self._text:
            paint_code(QPainter(self), self._text, 0, 0, self.width())
