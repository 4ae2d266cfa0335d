"""A small sheet inside the table's pane: something to fill in, never in front of anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tdtool.tournament.refusal import Refusal
from tdtool.ui import theme
from tdtool.ui.floor.act_button import ActButton
from tdtool.ui.floor.refusal_bar import RefusalBar
from tdtool.ui.floor.seat_row import SeatRow
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.field import Field
from tdtool.ui.parts.label import Hint, Label, Paragraph
from tdtool.ui.parts.room import Room

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from tdtool.tournament.commands import Command
    from tdtool.tournament.state import Table
    from tdtool.ui.bridge import Bridge

_NARROW = 430


class Sheet(QWidget):
    """Head, body, what it will do, and one button; Enter does it, Escape leaves.

    A sheet fills `body` once and is opened for a table with `open_for`. What it has no
    answer of its own to stays as here: nothing to fill in, nothing to ask of the desk.
    """

    finished = Signal()
    """It is done or left: back to the answer."""
    marked = Signal(object)
    """Seats that would go out: a frozenset for the picture."""

    def __init__(self, bridge: Bridge, title: str, do: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self.number = 0
        self.refusal = RefusalBar()
        self.read_back = Paragraph(role="text", weight=QFont.Weight.DemiBold)
        self.do_button = Button(do, key="Enter", kind=Kind.PRIMARY)
        self.leave_button = ActButton("Leave", key="Esc", kind=Kind.QUIET)
        self._title = Label(title, size=15, weight=QFont.Weight.DemiBold)
        self._hint = Hint((), size=12, role="second")
        self.body = QVBoxLayout()
        self._is_narrow = False
        self._lay_out()
        theme.changed.connect(self._restyle)
        self.do_button.clicked.connect(self.commit)
        self.leave_button.clicked.connect(self.leave)
        self.refusal.overridden.connect(self._override)

    @property
    def table(self) -> Table:
        """Give the table the sheet is about; KeyError where it was closed meanwhile."""
        return self.bridge.desk.state.tables[self.number]

    def open_for(self, number: int, seats: Iterable[int] = ()) -> None:
        """Start anew for a table, with seats that are chosen already."""
        self.number = number
        self.refusal.clear()
        self.start(tuple(seats))
        self.look_again()
        self.first_focus().setFocus()

    def is_there(self) -> bool:
        """Tell whether the table of the sheet is open."""
        return self.number in self.bridge.desk.state.tables

    def start(self, seats: tuple[int, ...]) -> None:
        """Fill the sheet in as far as it is known; `seats` are chosen already."""

    def first_focus(self) -> QWidget:
        """Give the part that has the keys first: a button where nothing is filled in."""
        return self.leave_button if self.do_button.isHidden() else self.do_button

    def press_seat(self, seat: int) -> None:
        """Take a seat that was clicked on the picture, where the sheet is about seats."""

    def command(self) -> Command | str:
        """Say what would be asked of the desk, or the sentence about what is missing."""
        return ""

    def told(self, command: Command) -> str:
        """Say what a command that would be done comes to."""
        del command
        return ""

    def settled(self, command: Command) -> Refusal | None:
        """Do what belongs to a command that was done; a refusal is said and stays."""
        del command
        return None

    def out_seats(self) -> frozenset[int]:
        """Give the seats that would go out."""
        return frozenset()

    def letter(self, letter: str) -> bool:
        """Take a letter key; False leaves it to nobody."""
        del letter
        return False

    def digit(self, digit: int) -> None:
        """Take a digit that no field and no row of seats had a use for."""
        first = self.first_focus()
        if isinstance(first, SeatRow):
            first.setFocus()
            first.type_digit(digit)

    def hint(self, text: str) -> None:
        """Write beside the title how the sheet is worked, where there is room for it."""
        self._hint.set_wordings((text,))

    def set_narrow(self, *, narrow: bool) -> None:
        """Put parts that stand side by side below each other, or back."""

    def look_again(self) -> None:
        """Say anew what Enter would do."""
        if not self.is_there():
            self.finished.emit()
            return
        self.marked.emit(self.out_seats())
        self.refusal.clear()
        command = self.command()
        if isinstance(command, str):
            self._say(command, ready=False)
            return
        refused = self.bridge.desk.can(command)
        if refused is not None:
            self._say("", ready=False)
            self.refusal.refuse(refused, command)
            return
        self._say(self.told(command), ready=True)

    def commit(self) -> None:
        """Do it, and go back to the answer; a refusal stays where it is read."""
        command = self.command()
        if isinstance(command, str):
            self.refusal.say(command)
            return
        self._settle(command, "")

    def leave(self) -> None:
        """Do nothing."""
        self.marked.emit(frozenset())
        self.finished.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do it with Enter, leave with Escape, take letters; nothing goes on to the window."""
        key = event.key()
        if event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        ):
            event.ignore()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.commit()
        elif key == Qt.Key.Key_Escape:
            self.leave()
        elif event.text().isalpha():
            self.letter(event.text().casefold())
        elif event.text().isdecimal():
            self.digit(int(event.text()))
        elif key == Qt.Key.Key_Space:
            event.ignore()
        else:
            self._room.turn_page(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width anew."""
        super().resizeEvent(event)
        self._fit()

    def labelled(self, label: str, part: QWidget, key: str = "") -> QVBoxLayout:
        """Put a part under its label and key."""
        head = QHBoxLayout()
        measure.gap(head, 6)
        head.addWidget(Label(label, size=12.5, role="second", weight=QFont.Weight.DemiBold))
        head.addWidget(Label(key, size=11, role="third"))
        head.addStretch(1)
        column = QVBoxLayout()
        measure.gap(column, 4)
        column.addLayout(head)
        column.addWidget(part)
        return column

    def _say(self, text: str, *, ready: bool) -> None:
        self.read_back.setText(text)
        self.read_back.set_role("text" if ready else "second")
        self.do_button.setEnabled(ready)

    def _override(self, command: Command, reason: str) -> None:
        self._settle(command, reason)

    def _settle(self, command: Command, reason: str) -> None:
        done = self.bridge.do(command, override=reason, quiet=True)
        if isinstance(done, Refusal):
            self.refusal.refuse(done, command)
            return
        more = self.settled(command)
        if more is not None:
            self.refusal.refuse(more, None)
            return
        self.marked.emit(frozenset())
        self.finished.emit()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        measure.gap(head, 12)
        measure.edges(head, 0, 0, 12, 0)
        head.addWidget(self._title)
        head.addWidget(self._hint, 1)
        head.addWidget(self.leave_button)
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        measure.gap(self._foot, 12)
        measure.edges(self._foot, 0, 0, 12, 0)
        self._foot.addWidget(self.do_button, 0, Qt.AlignmentFlag.AlignLeft)
        self._foot.addWidget(self.read_back, 1)
        inside = QWidget()
        held = QVBoxLayout(inside)
        measure.edges(held, 0, 0, 12, 0)
        held.addLayout(self.body)
        held.addStretch(1)
        measure.gap(self.body, 10)
        self._room = Room(inside)
        column = QVBoxLayout(self)
        measure.edges(column, 20, 8, 4, 14)
        measure.gap(column, 8)
        column.addLayout(head)
        column.addWidget(self._room, 1)
        column.addWidget(self.refusal)
        column.addLayout(self._foot)

    def _restyle(self) -> None:
        self._fit()

    def _fit(self) -> None:
        narrow = self.width() < theme.px(_NARROW)
        if narrow is not self._is_narrow:
            self._is_narrow = narrow
            directions = QBoxLayout.Direction
            # What Enter would do stands over the button then.
            self._foot.setDirection(directions.BottomToTop if narrow else directions.LeftToRight)
            measure.gap(self._foot, 4 if narrow else 12)
            self.set_narrow(narrow=narrow)


def fixed(label: Label) -> Label:
    """Let a short label keep its whole width."""
    label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    return label


class SheetField(Field):
    """A field no higher than a row of seats, at most `width` wide (px at 100 %; 0: any)."""

    def __init__(self, width: float = 0) -> None:
        self._wide = width
        super().__init__()

    def _restyle(self) -> None:
        super()._restyle()
        self.setMinimumHeight(0)
        self.setFixedHeight(theme.target(30))
        if self._wide:
            self.setMaximumWidth(theme.px(self._wide))

    def sizeHint(self) -> QSize:
        """Ask for the width it was made for."""
        hint = super().sizeHint()
        return QSize(theme.px(self._wide), hint.height()) if self._wide else hint

    def minimumSizeHint(self) -> QSize:
        """Accept less: what is typed is scrolled."""
        return QSize(min(theme.px(56), self.sizeHint().width()), super().minimumSizeHint().height())


def text_field(hint: str, name: str, width: int = 0) -> SheetField:
    """Make a field with a word in it that says what it takes."""
    field = SheetField(width)
    field.setPlaceholderText(hint)
    field.setAccessibleName(name)
    return field
