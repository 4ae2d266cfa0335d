"""What stands on the Entries page while a tournament runs without names: its counts."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from tdtool.tournament.counted.commands import ChangeField, CountField, ForgetField
from tdtool.tournament.refusal import Refusal
from tdtool.ui import keys, theme
from tdtool.ui.acts import Act
from tdtool.ui.entries.field_row import FieldRow
from tdtool.ui.entries.field_words import (
    again_words,
    entries_words,
    large_figures,
    out_words,
    sold_words,
)
from tdtool.ui.icons import Icon
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.label import Caption, Label

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from tdtool.tournament.commands import Command
    from tdtool.tournament.counted.state import Counted
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.entries.field_words import Large

_LARGE = 4
_ROWS = (
    ("left", "Players left", "{entry_out} out, {entry_take_back} back"),
    ("entries", "Entries", "{count_entered}"),
    ("again", "Re-entries", "{entry_re_enter}"),
    ("rebuys", "Rebuys", "{entry_rebuy}"),
    ("add_ons", "Add-ons", "{entry_add_on}"),
)
_LETTERS = {
    "x": ChangeField(out=1),
    "t": ChangeField(out=-1),
    "e": ChangeField(entered=1),
    "r": ChangeField(again=1),
    "b": ChangeField(rebuys=1),
    "a": ChangeField(add_ons=1),
}
_GAP, _CLOSE, _EDGE, _FIGURE = 24, 8, 20, 150
_NOTES_FROM, _KEYS_FROM, _FIELDS_FROM = 620, 440, 360
"""Widths (px at 100 %) from which the parts of a row have room."""


class FieldPane(QWidget):
    """Shows the counts of the field and changes them, each change an act of its own."""

    names_wanted = Signal()
    """Players are entered by name from now on."""

    in_hand = Signal(QWidget)
    """A figure has the keys: it is to be in sight."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self.rows = {what: FieldRow(name, "".join(_LETTERS)) for what, name, _ in _ROWS}
        self.out_button = Button("One out", key=Act.ENTRY_OUT, icon=Icon.OUT, kind=Kind.PRIMARY)
        self.names_button = Button("Go over to names", icon=Icon.PERSON, kind=Kind.QUIET)
        self.names_button.setToolTip("The counts go, and players are entered by name.")
        self.large = [(Caption(), _figure(), Label(size=12, role="second")) for _ in range(_LARGE)]
        self._figures: Sequence[Large] = ()
        self._lay_out()
        for what, row in self.rows.items():
            row.field.stepped.connect(partial(self._step, what))
            row.field.moved.connect(partial(self._move, what))
            row.field.returnPressed.connect(partial(self._typed, what))
            row.field.lettered.connect(self.letter)
        self.out_button.clicked.connect(self._one_out)
        self.names_button.clicked.connect(self._names)
        self.setFocusProxy(self.rows["left"].field)
        theme.changed.connect(self._restyle)
        keys.follow(self._say_keys)

    def refresh(self) -> None:
        """Show the counts as they stand, where the field is counted."""
        state = self._bridge.desk.state if self._bridge.is_open else None
        field = None if state is None else state.counted
        if state is None or field is None:
            return
        self._show_large(large_figures(state, field, self._bridge.desk.now()))
        terms = state.till.terms
        self.rows["left"].show(field.left, out_words(field))
        self.rows["entries"].show(field.entries, entries_words(state, field))
        self.rows["again"].show(field.again, again_words(state))
        self.rows["again"].set_visible(visible=state.reentries != 0 or field.again > 0)
        for what, number, extra in (
            ("rebuys", field.rebuys, terms.rebuy),
            ("add_ons", field.add_ons, terms.add_on),
        ):
            note = "" if extra is None else sold_words(state, number, extra)
            self.rows[what].show(number, note)
            self.rows[what].set_visible(visible=extra is not None)
        self.out_button.setEnabled(field.left > 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show what there is room for."""
        super().resizeEvent(event)
        self._fit()

    def _show_large(self, large: Sequence[Large]) -> None:
        self._figures = large
        room = max(1, (self.width() + theme.px(_GAP)) // theme.px(_FIGURE + _GAP))
        for place, parts in enumerate(self.large):
            texts = large[place] if place < min(len(large), room) else None
            for part, text in zip(parts, texts or ("", "", ""), strict=True):
                part.setText(text)
                part.setVisible(texts is not None)

    def letter(self, letter: str) -> None:
        """Do what a letter stands for; others do nothing."""
        command = _LETTERS.get(letter)
        if command is not None:
            self._do(command)

    def _one_out(self) -> None:
        self._do(_LETTERS["x"])

    def _names(self) -> None:
        if not isinstance(self._bridge.do(ForgetField()), Refusal):
            self.names_wanted.emit()

    def _say_keys(self) -> None:
        for what, _, said in _ROWS:
            self.rows[what].keys.setText(keys.told(said))

    def _step(self, what: str, step: int) -> None:
        changes = {
            "left": ChangeField(out=-step),
            "entries": ChangeField(entered=step),
            "again": ChangeField(again=step),
            "rebuys": ChangeField(rebuys=step),
            "add_ons": ChangeField(add_ons=step),
        }
        self._do(changes[what])

    def _typed(self, what: str) -> None:
        row = self.rows[what]
        number = row.field.number()
        if number is None:
            row.field.set_wrong(wrong=True)
        elif number == self._counted(what):
            self._move(what, 1)
        else:
            self._do(CountField(**{what: number}))

    def _counted(self, what: str) -> int:
        field: Counted | None = self._bridge.desk.state.counted
        return 0 if field is None else int(getattr(field, what))

    def _move(self, what: str, step: int) -> None:
        """Give the keys to the next figure that is shown."""
        shown = [one for one, row in self.rows.items() if row.is_visible()]
        place = shown.index(what) + step
        self.rows[what].put_back()
        if 0 <= place < len(shown):
            field = self.rows[shown[place]].field
            field.setFocus(Qt.FocusReason.TabFocusReason)
            self.in_hand.emit(field)

    def _do(self, command: Command) -> None:
        self._bridge.do(command)

    def _lay_out(self) -> None:
        self._head = QHBoxLayout()
        for caption, figure, below in self.large:
            column = QVBoxLayout()
            column.setSpacing(0)
            for part in (caption, figure, below):
                column.addWidget(part)
            self._head.addLayout(column)
        self._head.addStretch(1)
        self._grid = QGridLayout()
        for place, row in enumerate(self.rows.values()):
            row.lay(self._grid, place)
        self._grid.setColumnStretch(4, 1)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.out_button)
        self._foot.addWidget(self.names_button)
        self._foot.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        self._column.addLayout(self._grid)
        self._column.addLayout(self._foot)
        self._column.addStretch(1)
        self._restyle()

    def _restyle(self) -> None:
        px = theme.px
        self._column.setContentsMargins(px(12), px(8), px(8), px(8))
        self._column.setSpacing(px(_EDGE))
        self._head.setSpacing(px(_GAP))
        self._grid.setVerticalSpacing(px(_CLOSE))
        self._foot.setSpacing(px(_CLOSE))
        for parts in self.large:
            for part in parts:
                part.setFixedWidth(px(_FIGURE))
        self._fit()

    def _fit(self) -> None:
        """Show what there is room for."""
        px = theme.px
        wide = self.width()
        narrow = wide < px(_FIELDS_FROM)
        self._grid.setHorizontalSpacing(px(_CLOSE if narrow else _GAP))
        for row in self.rows.values():
            row.fit(narrow=narrow, keys=wide >= px(_KEYS_FROM), note=wide >= px(_NOTES_FROM))
        self.out_button.set_key("" if narrow else Act.ENTRY_OUT)
        self._show_large(self._figures)


def _figure() -> Label:
    return Label(size=24, weight=QFont.Weight.DemiBold)
