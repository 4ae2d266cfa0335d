"""The keys of this computer: which set, and every act with the keys that do it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

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
from tdtool.ui.settings.keys_model import WHERE, KeysModel

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from tdtool.settings import OwnKeys
    from tdtool.ui.acts import Act
    from tdtool.ui.preferences import Preferences
    from tdtool.ui.settings.keys_model import KeyRow

_WIDTHS, _FEWER = (300, 268, 0), (0, 0, 160)
_NARROW, _FILTER = 700, 280
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

    card_wanted = Signal()
    """The key card is to be printed."""

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
        self.place = Paragraph(role="second")
        self.field = KeyField()
        self.says = Paragraph(_HINT, size=12.5)
        self.swap = Button("Swap them", icon=Icon.SWAP, key="Enter", kind=Kind.PRIMARY)
        self.more = Button("One more", icon=Icon.PLUS, key="Ins")
        self.usual = Button("Usual", icon=Icon.UNDO, key="Del")
        self.all_usual = Button("All usual", kind=Kind.DANGER)
        self.card = Button("Print card", icon=Icon.PRINT)
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
        self.place.setText("" if row is None else f"{row.where}. {row.tip}")
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
        self.card.clicked.connect(self.card_wanted)
        self._preferences.changed.connect(self._follow)
        theme.changed.connect(self._restyle)

    def _lay_out(self) -> None:
        self._sets = QHBoxLayout()
        measure.gap(self._sets, 12)
        self._set_label = Label("Set of keys")
        self._sets.addWidget(self._set_label)
        self._sets.addWidget(self.sets)
        self._sets.addStretch(1)
        self._sets.addWidget(self.all_usual)
        self._sets.addWidget(self.card)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        measure.gap(self._head, 8)
        self._head.addLayout(self._sets, 1)
        self._head.addWidget(self.filter)
        named = QHBoxLayout()
        measure.gap(named, 10)
        measure.edges(named, 8, 4, 0, 0)
        self.in_hand.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        named.addWidget(self.in_hand)
        named.addWidget(self.place, 1)
        acts = QHBoxLayout()
        measure.gap(acts, 8)
        for part in (self.field, self.swap, self.more, self.usual):
            acts.addWidget(part)
        acts.addStretch(1)
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        measure.gap(self._foot, 8)
        self._foot.addLayout(acts)
        self._foot.addWidget(self.says, 1)
        column = QVBoxLayout(self)
        measure.edges(column, 0, 4, 0, 0)
        measure.gap(column, 8)
        column.addLayout(self._head)
        column.addWidget(self.view, 1)
        column.addLayout(named)
        column.addLayout(self._foot)
        self._restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand things below one another where there is little room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        narrow = self.width() < theme.px(_NARROW)
        ways = QBoxLayout.Direction
        for layout in (self._head, self._foot):
            layout.setDirection(ways.TopToBottom if narrow else ways.LeftToRight)
        self._set_label.setVisible(not narrow)
        self.view.setColumnHidden(WHERE, narrow)
        self.view.set_widths(_FEWER if narrow else _WIDTHS)
        self.filter.setMaximumWidth(16_777_215 if narrow else theme.px(_FILTER))
        self.filter.setMinimumWidth(theme.px(_FILTER if not narrow else 0))

    def _restyle(self) -> None:
        measure.again(self)
        self._fit()
