"""The program's own icons: one family of SVG strokes, drawn in the scheme's colours."""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from tdtool.paths import resource
from tdtool.ui import theme

SIZE = 18
"""The grid the icons are drawn on, in pixels at 100 %."""


class Icon(StrEnum):
    """Every icon by its file in resources/icons."""

    ACTS = "acts"
    ARROW_LEFT = "arrow-left"
    ARROW_RIGHT = "arrow-right"
    BOARD = "board"
    BOOK = "book"
    BOUNTY = "bounty"
    BREAK = "break"
    CARDS = "cards"
    CASH = "cash"
    CHAIR = "chair"
    CHECK = "check"
    CHEVRON_DOWN = "chevron-down"
    CHEVRON_LEFT = "chevron-left"
    CHEVRON_RIGHT = "chevron-right"
    CHEVRON_UP = "chevron-up"
    CLOCK = "clock"
    CLOSE = "close"
    COLOUR_UP = "colour-up"
    CONTRAST = "contrast"
    COPY = "copy"
    DOOR = "door"
    DOT = "dot"
    DRAW = "draw"
    EYE = "eye"
    FILE = "file"
    FIND = "find"
    FLAG = "flag"
    FLOOR = "floor"
    FOLDER = "folder"
    HOURGLASS = "hourglass"
    INFO = "info"
    KEYBOARD = "keyboard"
    LAST_HAND = "last-hand"
    LEVELS = "levels"
    LIGHTNING = "lightning"
    LIST = "list"
    LOCK = "lock"
    MENU = "menu"
    MICROPHONE = "microphone"
    MINUS = "minus"
    MOON = "moon"
    MORE = "more"
    MOVE = "move"
    MUTE = "mute"
    NEXT_HAND = "next-hand"
    NOTE = "note"
    OPEN = "open"
    OUT = "out"
    PASTE = "paste"
    PAUSE = "pause"
    PENCIL = "pencil"
    PEOPLE = "people"
    PERSON = "person"
    PHONE = "phone"
    PLAY = "play"
    PLUS = "plus"
    PRINT = "print"
    PROMPT = "prompt"
    QUESTION = "question"
    REDO = "redo"
    REMOVE = "remove"
    SAVE = "save"
    SCALES = "scales"
    SEARCH = "search"
    SLIDERS = "sliders"
    SORT = "sort"
    SOUND = "sound"
    SUN = "sun"
    SWAP = "swap"
    TEMPLATE = "template"
    TEXT_SIZE = "text-size"
    TROPHY = "trophy"
    UNDO = "undo"
    UNLOCK = "unlock"
    WARNING = "warning"


@cache
def _source(name: Icon) -> bytes:
    return resource("icons", f"{name.value}.svg").read_bytes()


@cache
def _renderer(name: Icon, colour: str) -> QSvgRenderer:
    renderer = QSvgRenderer(_source(name).replace(b"currentColor", colour.encode()))
    if not renderer.isValid():
        raise ValueError(name)
    return renderer


def paint(painter: QPainter, rect: QRect | QRectF, name: Icon, colour: QColor) -> None:
    """Draw an icon into a rectangle, sharp at any scale."""
    _renderer(name, colour.name()).render(painter, QRectF(rect))


def pixmap(name: Icon, role: str = "second", size: int = 0, ratio: float = 0.0) -> QPixmap:
    """Draw an icon as a picture of `size` pixels (0: the usual size) in a role's colour.

    `ratio` is the screen's device pixel ratio (0: that of the sharpest screen).
    """
    side = size or theme.px(SIZE)
    scale = ratio or QGuiApplication.primaryScreen().devicePixelRatio()
    return drawn(name, theme.colours().role(role), side, scale)


def drawn(name: Icon, colour: QColor, side: int, ratio: float) -> QPixmap:
    """Draw an icon as a picture of `side` pixels for a screen of a device pixel ratio."""
    made = QPixmap(QSize(round(side * ratio), round(side * ratio)))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, QRectF(0, 0, side, side), name, colour)
    painter.end()
    return made


class _Engine(QIconEngine):
    """Draws in the colour the role has at the moment of painting."""

    def __init__(self, name: Icon, role: str) -> None:
        super().__init__()
        self._name = name
        self._role = role

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        del state
        now = theme.colours()
        colour = now.third if mode == QIcon.Mode.Disabled else now.role(self._role)
        paint(painter, rect, self._name, colour)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        drawn = QPixmap(size)
        drawn.fill(Qt.GlobalColor.transparent)
        painter = QPainter(drawn)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint(painter, QRect(QPoint(0, 0), size), mode, state)
        painter.end()
        return drawn

    def clone(self) -> QIconEngine:
        return _Engine(self._name, self._role)

    def key(self) -> str:
        return "tdtool"


def icon(name: Icon, role: str = "second") -> QIcon:
    """Make an icon that follows the scheme and the screen by itself."""
    return QIcon(_Engine(name, role))
