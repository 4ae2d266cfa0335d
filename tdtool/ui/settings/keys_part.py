"""The keys of this computer: which set, and every act with the keys that do it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.settings import KeySet
from tdtool.ui import act_rows, binding, figures, theme
from tdtool.ui.help.key_table import head_of
from tdtool.ui.icons import Icon
from tdtool.ui.key_sets import NAMES
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.filter_field import FilterField
from tdtool.ui.parts.label import Label, Paragraph
from tdtool.ui.parts.segments import Segments
from tdtool.ui.parts.table import Table
from tdtool.ui.settings.key_field import KeyField
from tdtool.ui.settings.keys_model import KeysModel

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from tdtool.settings import OwnKeys
    from tdtool.ui.acts import Act
    from tdtool.ui.preferences import Preferences
    from tdtool.ui.settings.keys_model import KeyRow

_WIDTHS = (232, 196, 176, 0)
_IN_HAND = 208
_HINT = "Up, Down choose. Enter: new keys. Ins: one key more. Del: the usual ones."
_ASKS = "Press the new keys. Esc leaves, Backspace takes its keys away."


class KeysTable(Table):
    """The acts; what is typed looks for others."""

    pressed = Signal(str)
    """Enter, Ins or Del: "enter", "more" or "usual"."""
    typed = Signal(str)
    left = Signal()
    """Up from the first row."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Change the act in hand, look for another; Esc is the panel's."""
        key, text = event.key(), event.text()
        held = event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        )
        meant = {
            Qt.Key.Key_Return: "enter",
            Qt.Key.Key_Enter: "enter",
            Qt.Key.Key_Insert: "more",
            Qt.Key.Key_Delete: "usual",
        }.get(Qt.Key(key))
        if meant is not None and not held:
            self.pressed.emit(meant)
        elif key == Qt.Key.Key_Up and self.currentIndex().row() <= 0:
            self.left.emit()
        elif text.strip() and text.isprintable() and not held:
            self.typed.emit(text)
        else:
            super().keyPressEvent(event)


class KeysPart(QWidget):
    """Everything works at once and is kept at once; each key is asked for before it is taken."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self._table: binding.Table = {}
        self._adds = False
        self._clash: binding.Clash | None = None
        self.sets = Segments(tuple(NAMES.values()))
        self.sets.setAccessibleName("Set of keys")
        self.filter = FilterField("an act, a place or a key", "Filter: an act, a place or a key")
        self.model = KeysModel()
        self.view = KeysTable()
        self.view.setModel(self.model)
        self.view.setAccessibleName("Acts and their keys")
        self.view.set_widths(_WIDTHS)
        self.in_hand = Label(weight=QFont.Weight.DemiBold)
        self.place = Label(size=11, role="third")
        self.field = KeyField()
        self.says = Paragraph(_HINT, size=12.5)
        self.swap = Button("Swap them", icon=Icon.SWAP, key="Enter", kind=Kind.PRIMARY)
        self.more = Button("One more", icon=Icon.PLUS, key="Ins")
        self.usual = Button("Usual", icon=Icon.UNDO, key="Del")
        self.all_usual = Button("All usual", kind=Kind.DANGER)
        self._lay_out()
        self._connect()
        self._follow()
        self.view.take_row(0)

    def first_field(self) -> QWidget:
        """Start by looking for an act."""
        return self.filter

    def row(self) -> KeyRow | None:
        """Give the act in hand."""
        return self.model.row_at(self.view.currentIndex().row())

    def ask(self, *, adds: bool = False) -> None:
        """Ask for the keys of the act in hand; `adds` keeps those it has."""
        row = self.row()
        if row is None:
            return
        if row.fixed:
            self._say(binding.why_not(row.act, ""), "needs_you")
            return
        if adds and len(self._table[row.act]) >= binding.MOST:
            self._say(f"An act has at most {binding.MOST} keys.", "needs_you")
            return
        self._adds = adds
        self._offer(None)
        self.field.show_key("")
        self._say(_ASKS)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def take(self, key: str) -> None:
        """Bind a key to the act in hand, or say why not; a clash is offered as a swap."""
        row = self.row()
        if row is None:
            return
        self.field.show_key(key)
        why = binding.why_not(row.act, key)
        if why:
            self._offer(None)
            self._say(why, "needs_you")
            return
        self._offer(binding.clash(self._table, row.act, key))
        if self._clash is None:
            had = self._table[row.act] if self._adds else ()
            wanted = tuple(dict.fromkeys((*had, key)))
            self._keep(binding.with_keys(self._own(), row.act, wanted), row.act)

    def swap_them(self) -> None:
        """Take the key from the other act, which gets this one's."""
        row = self.row()
        if row is not None and self._clash is not None:
            self._keep(binding.swapped(self._table, self._own(), row.act, self._clash), row.act)

    def clear(self) -> None:
        """Take the keys of the act in hand away."""
        row = self.row()
        if row is not None:
            self._keep(binding.with_keys(self._own(), row.act, ()), row.act)

    def give_usual(self) -> None:
        """Give the act in hand the keys of the set again."""
        row = self.row()
        if row is not None:
            self._keep(binding.without(self._own(), row.act), row.act)

    def give_all_usual(self) -> None:
        """Give every act the keys of the set again."""
        self._preferences.set_keys(self._preferences.settings.key_set, ())
        self._say(f"All keys are those of {self._set_name()} again.", "accent")
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _own(self) -> OwnKeys:
        return self._preferences.settings.keys

    def _set_name(self) -> str:
        return NAMES[self._preferences.settings.key_set]

    def _keep(self, own: OwnKeys, act: Act) -> None:
        """Keep these keys, say what the act has now, and go back to the list."""
        self._preferences.set_keys(self._preferences.settings.key_set, own)
        self._leave()
        had = ", ".join(act_rows.shown_key(key) for key in self._table[act])
        words = act_rows.usual(act).text.rstrip("…")
        said = f"{words}: {had}." if had else f"{words} has no key now."
        self._say(said, "accent")

    def _leave(self) -> None:
        self._offer(None)
        self._chosen()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _offer(self, found: binding.Clash | None) -> None:
        """Offer to swap where another act has the key."""
        self._clash = found
        self.swap.setVisible(found is not None)
        self.more.setVisible(found is None)
        self.usual.setVisible(found is None)
        row = self.row()
        if found is None or row is None:
            return
        other = act_rows.usual(found.other)
        own = binding.swapped(self._table, self._own(), row.act, found)
        after = binding.bound(self._preferences.settings.key_set, own)[found.other]
        gets = ", ".join(act_rows.shown_key(key) for key in after)
        place = head_of(other.where)
        then = f"it gets {gets}" if gets else "it has no key then"
        key = act_rows.shown_key(found.key)
        words = other.text.rstrip("…")
        self._say(
            f"{key} is “{words}” ({place[:1].lower()}{place[1:]}). Enter swaps: {then}.",
            "needs_you",
        )

    def _say(self, sentence: str, role: str = "second") -> None:
        self.says.set_role(role)
        self.says.setText(sentence)

    def _follow(self) -> None:
        """Show the keys in force."""
        now = self._preferences.settings
        self._table = binding.bound(now.key_set, now.keys)
        self.sets.set_index(list(KeySet).index(now.key_set))
        row = self.row()
        self.model.set_table(self._table, {name for name, _ in now.keys})
        self.all_usual.setVisible(bool(now.keys))
        place = None if row is None else self.model.place_of(row.act)
        if place is not None:
            self.view.take_row(place)
        self._chosen()

    def _chosen(self) -> None:
        row = self.row()
        self.in_hand.setText("" if row is None else row.what)
        self.place.setText("" if row is None else row.where)
        self.field.show_key("" if row is None else row.keys)
        self.usual.setEnabled(row is not None and row.own)
        self.more.setEnabled(row is not None and not row.fixed)
        self.field.setEnabled(row is not None and not row.fixed)
        self._offer(None)
        self._say(_HINT)

    def _pressed(self, what: str) -> None:
        if what == "usual":
            self.give_usual()
        else:
            self.ask(adds=what == "more")

    def _set_chosen(self, index: int) -> None:
        self._preferences.set_keys(list(KeySet)[index], self._own())
        self._say(f"The keys are those of {self._set_name()} now.", "accent")

    def _looked_for(self, text: str) -> None:
        self.model.look_for(text)
        found, whole = self.model.length(), self.model.count()
        words = f"{figures.number(found)} of {figures.number(whole)}" if text else ""
        self.filter.set_count(words)
        if found:
            self.view.take_row(0)
        self._chosen()

    def _typed(self, text: str) -> None:
        self.filter.setFocus(Qt.FocusReason.OtherFocusReason)
        self.filter.field.insert(text)

    def _into_list(self) -> None:
        if self.model.length():
            if self.row() is None:
                self.view.take_row(0)
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _more_pressed(self) -> None:
        self.ask(adds=True)

    def _field_entered(self) -> None:
        if self._clash is not None:
            self.swap_them()
        else:
            self._say("Enter always does what is in hand.", "needs_you")

    def _to_filter(self) -> None:
        self.filter.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask_pressed(self) -> None:
        self.ask()

    def _connect(self) -> None:
        self.sets.chosen.connect(self._set_chosen)
        self.filter.changed.connect(self._looked_for)
        self.filter.went_down.connect(self._into_list)
        self.filter.entered.connect(self._into_list)
        self.view.pressed.connect(self._pressed)
        self.view.typed.connect(self._typed)
        self.view.left.connect(self._to_filter)
        self.view.doubleClicked.connect(self._ask_pressed)
        self.view.selectionModel().currentRowChanged.connect(self._chosen)
        self.field.taken.connect(self.take)
        self.field.cleared.connect(self.clear)
        self.field.left.connect(self._leave)
        self.field.entered.connect(self._field_entered)
        self.swap.clicked.connect(self.swap_them)
        self.more.clicked.connect(self._more_pressed)
        self.usual.clicked.connect(self.give_usual)
        self.all_usual.clicked.connect(self.give_all_usual)
        self._preferences.changed.connect(self._follow)
        theme.changed.connect(self._restyle)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        measure.gap(head, 12)
        head.addWidget(Label("Set of keys"))
        head.addWidget(self.sets)
        head.addStretch(1)
        head.addWidget(self.all_usual)
        head.addWidget(self.filter)
        named = QVBoxLayout()
        measure.gap(named, 0)
        named.addStretch(1)
        named.addWidget(self.in_hand)
        named.addWidget(self.place)
        named.addStretch(1)
        self._named = QWidget()
        self._named.setLayout(named)
        measure.edges(named, 8, 0, 0, 0)
        measure.wide(self._named, _IN_HAND)
        foot = QHBoxLayout()
        measure.gap(foot, 8)
        for part in (self._named, self.field, self.swap, self.more, self.usual):
            foot.addWidget(part)
        foot.addWidget(self.says, 1)
        column = QVBoxLayout(self)
        measure.edges(column, 0, 4, 0, 0)
        measure.gap(column, 8)
        column.addLayout(head)
        column.addWidget(self.view, 1)
        column.addLayout(foot)
        self._restyle()

    def _restyle(self) -> None:
        measure.again(self)
        self.filter.setFixedWidth(theme.px(280))
