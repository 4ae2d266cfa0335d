"""One figure of a field without names: typed with Enter, or counted by one with + and −."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from tdtool.ui import figures, keys, theme
from tdtool.ui.acts import Where
from tdtool.ui.icons import Icon
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.field import Field
from tdtool.ui.parts.label import Label

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent

_DIGITS = 6
_WIDTH, _NARROW, _BUTTON, _HIGH = 112, 64, 44, 36
_STEPS = {"+": 1, "-": -1}
_MOVES = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class CountField(Field):
    """A whole number; + and − count one, Up and Down go to the next figure."""

    stepped = Signal(int)
    moved = Signal(int)
    lettered = Signal(str)
    """A letter of the page, by its usual key, whatever is bound to it."""
    given_up = Signal()

    def __init__(self, letters: str = "") -> None:
        """Take these letters as keys; others are left to the window, which opens the line."""
        super().__init__(size=20)
        self.letters = letters
        self.setMaxLength(_DIGITS)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)

    def number(self) -> int | None:
        """Give the number that stands there, None where it is none."""
        text = self.text().strip()
        return int(text) if text.isdecimal() else None

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Let what is typed take the place of what stands there."""
        super().focusInEvent(event)
        self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take digits and keys; Space is the clock's."""
        key, letter = Qt.Key(event.key()), keys.usual(event, Where.ENTRIES).lower()
        held = event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        )
        if letter in _STEPS:
            self.stepped.emit(_STEPS[letter])
        elif letter and letter in self.letters:
            self.lettered.emit(letter)
        elif held:
            super().keyPressEvent(event)
        elif key in _MOVES:
            self.moved.emit(_MOVES[key])
        elif key == Qt.Key.Key_Escape:
            self.given_up.emit()
        elif key == Qt.Key.Key_Space or event.text().isalpha():
            event.ignore()
        else:
            super().keyPressEvent(event)


class FieldRow:
    """The parts of one row: what is counted, the figure with − and +, its keys, what it means.

    `stepped` and the others of `field` tell what is wanted; nothing is changed here.
    """

    def __init__(self, name: str, letters: str) -> None:
        self.name = Label(name, size=15, weight=QFont.Weight.DemiBold)
        self.field = CountField(letters)
        self.field.setAccessibleName(name)
        self.fewer = _button(Icon.MINUS, f"{name}: one fewer")
        self.more = _button(Icon.PLUS, f"{name}: one more")
        self.keys = Label(size=11, role="third")
        self.note = Label(size=13, role="second")
        self._value = 0
        self._visible = True
        self._fields = QWidget()
        self._parts: tuple[QWidget, ...] = ()
        row = QHBoxLayout(self._fields)
        row.setContentsMargins(0, 0, 0, 0)
        for part in (self.fewer, self.field, self.more):
            row.addWidget(part)
        self._row = row
        self.fewer.clicked.connect(self._less)
        self.more.clicked.connect(self._plus)
        self.field.given_up.connect(self.put_back)

    def lay(self, grid: QGridLayout, row: int) -> None:
        """Put the parts into a grid."""
        for column, part in enumerate((self.name, self._fields, self.keys, self.note)):
            grid.addWidget(part, row, column)

    def show(self, value: int, note: str) -> None:
        """Show the figure as it stands; what is being typed stays."""
        typing = self.field.hasFocus() and self.field.number() != self._value
        unchanged = value == self._value
        self._value = value
        if not (typing and unchanged):
            self.put_back()
        self.note.setText(note)

    def put_back(self) -> None:
        """Write what is counted into the field."""
        self.field.setText(str(self._value))
        self.field.setAccessibleDescription(figures.number(self._value))
        self.field.set_wrong(wrong=False)
        if self.field.hasFocus():
            self.field.selectAll()

    def set_visible(self, *, visible: bool) -> None:
        """Show the row, or leave it out."""
        self._visible = visible
        for part in (self.name, self._fields, self.keys, self.note):
            part.setVisible(visible and part in self._parts)

    def is_visible(self) -> bool:
        """Tell whether the row is there."""
        return self._visible

    def fit(self, *, narrow: bool, keys: bool, note: bool) -> None:
        """Take the size of text in force, and show what there is room for."""
        px = theme.px
        self._row.setSpacing(px(4))
        self.field.setFixedSize(px(_NARROW if narrow else _WIDTH), theme.target(_HIGH))
        for button in (self.fewer, self.more):
            button.setFixedSize(px(_BUTTON), theme.target(_HIGH))
        self._fields.setFixedHeight(theme.target(_HIGH))
        self._parts = (self.name, self._fields, *((self.keys,) * keys), *((self.note,) * note))
        self.set_visible(visible=self.is_visible())

    def _less(self) -> None:
        self.field.stepped.emit(-1)

    def _plus(self) -> None:
        self.field.stepped.emit(1)


def _button(icon: Icon, name: str) -> Button:
    button = Button(icon=icon, kind=Kind.BLOCK)
    button.setAccessibleName(name)
    button.setToolTip(name)
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return button
