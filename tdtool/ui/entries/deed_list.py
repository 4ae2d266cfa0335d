"""What can be done with the chosen entries, one below the other, each with its key."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from tdtool.ui import act_rows, icons, keys, plain, theme
from tdtool.ui.acts import Act
from tdtool.ui.entries.deeds import AT_THE_DESK, AT_THE_TABLE, MONEY, SELDOM, Deed
from tdtool.ui.parts.ring import RADIUS, paint_focus
from tdtool.ui.parts.segments import Segments

if TYPE_CHECKING:
    from tdtool.ui.icons import Icon

HEIGHT = 48
_TEXT_LEFT, _EDGE = 38, 8
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
ACTS = {
    Deed.SEAT_CARDS: Act.ENTRY_CARDS,
    Deed.IN_THE_SEAT: Act.ENTRY_IN_SEAT,
    Deed.MOVE: Act.ENTRY_MOVE,
    Deed.OUT: Act.ENTRY_OUT,
    Deed.RE_ENTER: Act.ENTRY_RE_ENTER,
    Deed.SEAT: Act.ENTRY_SEAT,
    Deed.TAKE_BACK: Act.ENTRY_TAKE_BACK,
    Deed.NO_SHOW: Act.ENTRY_NO_SHOW,
    Deed.PULL: Act.ENTRY_PULL,
    Deed.PAYS: Act.ENTRY_PAYS,
    Deed.REBUY: Act.ENTRY_REBUY,
    Deed.ADD_ON: Act.ENTRY_ADD_ON,
    Deed.REFUND: Act.ENTRY_REFUND,
    Deed.VOID: Act.ENTRY_VOID,
    Deed.RECEIPTS: Act.ENTRY_RECEIPTS,
    Deed.MERGE: Act.ENTRY_MERGE,
    Deed.ERASE: Act.ENTRY_ERASE,
    Deed.UNREGISTER: Act.ENTRY_UNREGISTER,
}
"""The row of the table of actions of every deed."""


def words(deed: Deed) -> str:
    """Name a deed as buttons do."""
    return act_rows.row(ACTS[deed]).text.rstrip("…")


LETTERS = {
    "i": Deed.IN_THE_SEAT,
    "m": Deed.MOVE,
    "x": Deed.OUT,
    "r": Deed.RE_ENTER,
    "s": Deed.SEAT,
    "t": Deed.TAKE_BACK,
    "del": Deed.UNREGISTER,
    "p": Deed.SEAT_CARDS,
    "n": Deed.NO_SHOW,
    "k": Deed.PULL,
    "y": Deed.PAYS,
    "b": Deed.REBUY,
    "a": Deed.ADD_ON,
    "f": Deed.REFUND,
    "v": Deed.VOID,
    "c": Deed.RECEIPTS,
}
"""What the usual keys do while the list has the keys."""
_DANGER = (Deed.UNREGISTER, Deed.PULL, Deed.ERASE)


class Said(NamedTuple):
    """What a button says below its words, and whether it can be pressed."""

    note: str
    enabled: bool


class DeedButton(QAbstractButton):
    """An icon, what it does, its key, and below it for how many it holds or why not."""

    def __init__(self, deed: Deed) -> None:
        super().__init__()
        self.deed = deed
        self._row = act_rows.row(ACTS[deed])
        self._note = ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)
        keys.changed.connect(self.update)

    def say(self, said: Said) -> None:
        """Say for how many it holds, and let it be pressed or not."""
        before, self._note = self._note, plain.one_line(said.note)
        if self._note != before:
            self.updateGeometry()
        self.setEnabled(said.enabled)
        self.setAccessibleName(f"{words(self.deed)}: {self._note}")
        self.setToolTip(plain.tip(self._note))
        self.update()

    def note(self) -> str:
        """Give what stands below the words."""
        return self._note

    def sizeHint(self) -> QSize:
        """Ask for the words, and the lines that the note takes."""
        return QSize(theme.px(200), self.heightForWidth(max(self.width(), theme.px(120))))

    def minimumSizeHint(self) -> QSize:
        """Accept less width: the note takes more lines."""
        return QSize(theme.px(120), self.sizeHint().height())

    def hasHeightForWidth(self) -> bool:
        """Tell that the note wraps."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Give the height that words and note need."""
        room = QRect(0, 0, width - theme.px(_TEXT_LEFT + _EDGE), 10_000)
        note = QFontMetrics(theme.font(12)).boundingRect(room, _WRAP, self._note)
        return theme.px(HEIGHT) + max(0, note.height() - theme.px(18))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for the height that the note needs in this width."""
        super().resizeEvent(event)
        if self.height() != self.heightForWidth(self.width()):
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw icon, words, key and note."""
        del event
        now, px = theme.colours(), theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = self.isEnabled() and (self.isDown() or self.underMouse())
        if lit:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(now.raised)
            painter.drawRoundedRect(QRectF(self.rect()), px(RADIUS), px(RADIUS))
        danger = self.deed in _DANGER
        ink = now.third if not self.isEnabled() else now.wrong_text if danger else now.text
        quiet = now.second if self.isEnabled() else now.third
        side = px(16)
        if self._row.icon is not None:
            box = QRectF(px(_EDGE), px(8), side, side)
            icons.paint(painter, box, self._row.icon, ink if danger else quiet)
        left, width = px(_TEXT_LEFT), self.width() - px(_TEXT_LEFT + _EDGE)
        key = keys.shown(self._row.act)
        painter.setFont(theme.font(11))
        painter.setPen(now.second if lit else now.third)
        painter.drawText(QRect(left, px(6), width, px(20)), theme.plain_alignment(right=True), key)
        painter.setFont(theme.font(13, QFont.Weight.DemiBold))
        painter.setPen(ink)
        painter.drawText(
            QRect(left, px(6), width, px(20)), theme.plain_alignment(), words(self.deed)
        )
        painter.setFont(theme.font(12))
        painter.setPen(quiet)
        room = QRect(left, px(25), width, self.height() - px(27))
        painter.drawText(room, _WRAP, self._note)
        paint_focus(painter, self)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press it, the arrows walk, and leave the rest."""
        key = event.key()
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        elif key == Qt.Key.Key_Down:
            self.focusNextChild()
        elif key == Qt.Key.Key_Up:
            self.focusPreviousChild()
        else:
            event.ignore()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Rise under the mouse."""
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Sink again."""
        self.update()
        super().leaveEvent(event)


class DeedList(QWidget):
    """Deeds at the table or at the desk, the impossible ones grey with their reason.

    Where nothing is sold there is one list of all that is not about money.
    """

    asked = Signal(object)
    """A deed was pressed: the `Deed`."""

    def __init__(self, *, cards: bool) -> None:
        super().__init__()
        self._cards = cards
        self.buttons: dict[Deed, DeedButton] = {}
        self.where = Segments(("At the table", "At the desk"), least=4)
        self.where.setAccessibleName("What can be done")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.where)
        for deed in Deed:
            button = DeedButton(deed)
            button.clicked.connect(self._clicked)
            column.addWidget(button)
            self.buttons[deed] = button
        self.where.chosen.connect(self._sort)
        self._priced = False
        self._sort()

    def set_priced(self, *, priced: bool) -> None:
        """Show what is done with money, or nothing of it."""
        if priced != self._priced:
            self._priced = priced
            self._sort()

    def _sort(self) -> None:
        """Show the deeds of the place that is chosen."""
        here = AT_THE_DESK if self.where.index() else AT_THE_TABLE
        self.where.setVisible(self._priced)
        for deed, button in self.buttons.items():
            shown = deed in here if self._priced else deed not in MONEY
            shown = shown and (deed not in SELDOM or button.isEnabled())
            button.setVisible(shown and (deed is not Deed.SEAT_CARDS or self._cards))

    def say(self, said: dict[Deed, Said]) -> None:
        """Say for how many each deed holds."""
        for deed, button in self.buttons.items():
            button.say(said.get(deed, Said("", enabled=False)))
        self._sort()

    def possible(self) -> list[tuple[Deed, Icon | None, str]]:
        """List the deeds that can be done now, with their icons and keys."""
        return [
            (deed, act_rows.row(ACTS[deed]).icon, keys.shown(ACTS[deed]))
            for deed, button in self.buttons.items()
            if button.isEnabled() and (self._priced or deed not in MONEY)
        ]

    def _clicked(self) -> None:
        button = self.sender()
        if isinstance(button, DeedButton):
            self.asked.emit(button.deed)
