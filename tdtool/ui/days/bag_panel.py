"""Bag and tag: every stack of the day with its two counts, the totals, and what is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout

from tdtool.tournament.days.bag_view import BagState, BagView, bag_view
from tdtool.tournament.days.commands import OpenBags
from tdtool.tournament.days.tasks import gap_words
from tdtool.tournament.refusal import Refusal
from tdtool.ui import act_rows, figures, keys, plain
from tdtool.ui.acts import Act, Where
from tdtool.ui.days.bag_model import BagModel, Shown, rows_named
from tdtool.ui.days.bag_table import BagTable
from tdtool.ui.days.bag_typing import BagTyping, Cell
from tdtool.ui.days.totals import Totals
from tdtool.ui.floor.act_button import act_button
from tdtool.ui.floor.act_row import ActRow
from tdtool.ui.icons import Icon
from tdtool.ui.panels.panel import Panel
from tdtool.ui.parts import measure
from tdtool.ui.parts.filter_field import FilterField
from tdtool.ui.parts.label import Hint, Paragraph
from tdtool.ui.parts.segments import Segments

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from tdtool.tournament.days.commands import BagStack
    from tdtool.tournament.values import EntryId
    from tdtool.ui.bridge import Bridge

_SEGMENTS = ("All", "To bag", "Count again")
_SHOWN = (Shown.ALL, Shown.TO_BAG, Shown.TO_COUNT)
_HINTS = {
    Cell.PLAYER: ("Type the player’s count, then Enter.", "The player’s count, Enter."),
    Cell.DEALER: (
        "Type the dealer’s count, then Enter; Enter alone: he counted the same.",
        "The dealer’s count, Enter. Enter: the same.",
        "Enter: he counted the same.",
    ),
    Cell.BAG: ("Type the number on the bag, then Enter.", "The bag’s number, Enter."),
}
_SUGGESTED = (
    "Type the player’s count, then Enter; Enter alone: as at his last chip count.",
    "The player’s count, Enter. Enter: as counted last.",
    "Enter: as counted last.",
)


class BagPanel(Panel):
    """Type what the sheets say; each stack is written down by its Enter."""

    sheets_wanted = Signal()
    """The bag-and-tag sheets are to be printed."""
    together_wanted = Signal()
    """The flights are to be brought together."""

    def __init__(self, bridge: Bridge) -> None:
        row = act_rows.row(Act.BAG_AND_TAG)
        super().__init__("Bag and tag", row.icon or Icon.LOCK, Act.BAG_AND_TAG)
        self._bridge = bridge
        self._typing = BagTyping()
        self._view = BagView((), 0, None)
        self.totals = Totals(("Bags", "Chips in bags", "Chips in play", "Gap"))
        self.explained = Paragraph(role="second", size=12.5)
        self.field = FilterField("Table, seat, name or #bag", "Filter: table, seat, name or bag")
        self.segments = Segments(_SEGMENTS)
        self.segments.setAccessibleName("Which stacks")
        self.model = BagModel(self._name, self)
        self.table = BagTable(self.model)
        self.print_button = act_button(Act.BAG_SHEETS)
        self.open_button = act_button(Act.BAG_OPEN)
        self.once_button = act_button(Act.BAG_ONCE)
        self.together_button = act_button(Act.BRING_TOGETHER)
        acts = (
            self.once_button,
            self.open_button,
            self.print_button,
            self.together_button,
        )
        self.others.addWidget(ActRow(acts, more="More for the stack"))
        self.hint = Hint(_HINTS[Cell.PLAYER], size=12, role="second")
        self.primary.setText("Write it down")
        self._lay_out()
        self._connect()
        self._follow()
        self.table.choose(self.model.next_open(-1) or 0)

    def first_field(self) -> QWidget:
        """Start in the list, with the first stack that is not bagged."""
        self.room.ensureWidgetVisible(self.table, 0, 0)
        return self.table if self.model.rowCount() else self.field

    def typing(self) -> BagTyping:
        """Give what is being typed."""
        return self._typing

    def do_primary(self) -> None:
        """Take what was typed: go on to the dealer's count, or write the stack down."""
        after = self._typing.enter()
        if isinstance(after, BagTyping):
            self._type(after)
        else:
            self._write(after)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take digits, the arrows between cells, and the letters of this panel."""
        key = event.key()
        if self.table.hasFocus() and self._letter(keys.usual(event, Where.BAGS)):
            event.accept()
        elif not self.table.hasFocus() or event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        ):
            super().keyPressEvent(event)
        elif key == Qt.Key.Key_Escape and (self._typing.text or self._typing.cell):
            self._type(BagTyping(self._typing.row))
        elif key == Qt.Key.Key_Escape and self.field.text():
            self.field.set_text("")
            self.field.setFocus()
        elif key in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
            self._type(self._typing.step(1 if key == Qt.Key.Key_Right else -1))
        elif key == Qt.Key.Key_Backspace:
            self._type(self._typing.erase())
        elif event.text().isdecimal():
            self._type(self._typing.digit(str(int(event.text()))))
        else:
            super().keyPressEvent(event)

    def open_bag(self) -> None:
        """Take the stack in hand out of its bag."""
        row = self._typing.row
        if row is not None and row.bag is not None:
            self._done(OpenBags((row.entry,)))

    def not_counted(self) -> None:
        """Write the player's count alone: the dealer counts later."""
        command = self._typing.once()
        if command is not None:
            self._write(command)

    def _write(self, command: BagStack) -> None:
        if not self._done(command):
            return
        place = self.model.row_of(command.entry)
        following = None if place is None else self.model.next_open(place)
        self.table.choose(place if following is None else following)

    def _done(self, command: BagStack | OpenBags) -> bool:
        done = self._bridge.do(command, quiet=True)
        if isinstance(done, Refusal):
            self.remark.set_role("needs_you")
            self.remark.setText(done.sentence)
            return False
        self._type(BagTyping(self._typing.row))
        self._follow()
        self.remark.set_role("second")
        self.remark.setText(f"{plain.one_line(done.told, 120)}.")
        return True

    def _letter(self, letter: str) -> bool:
        slots = {
            Act.BAG_OPEN: self.open_bag,
            Act.BAG_ONCE: self.not_counted,
            Act.BAG_SHEETS: self.sheets_wanted.emit,
        }
        slot = next(
            (slot for act, slot in slots.items() if act_rows.usual(act).key == letter), None
        )
        if slot is None:
            return False
        slot()
        return True

    def _type(self, typing: BagTyping) -> None:
        self._typing = typing
        self.table.show_typing(typing)
        hints = _HINTS[typing.cell]
        if typing.cell is Cell.PLAYER and typing.suggested is not None:
            hints = _SUGGESTED
        self.hint.set_wordings(hints)
        if typing.text:
            self.remark.setText("")
        has_bag = typing.row is not None and typing.row.bag is not None
        self.open_button.setEnabled(has_bag)
        self.once_button.setEnabled(typing.once() is not None)
        self.primary.setEnabled(typing.counted is not None)

    def _row_changed(self) -> None:
        row = self.model.row_at(self.table.currentIndex().row())
        self._type(self._typing.in_hand(row))

    def _follow(self) -> None:
        """Take what the desk has now."""
        if not self._bridge.is_open:
            return
        entry = None if self._typing.row is None else self._typing.row.entry
        self._view = bag_view(self._bridge.desk.state)
        self.model.set_view(self._view, self._bridge.desk.now().utc_offset)
        if entry is not None:
            self.table.choose_entry(entry)
        self._row_changed()
        self._say()

    def _say(self) -> None:
        view = self._view
        bags, inside, in_play, gap = self.totals.figures
        players = figures.number(len(view.rows))
        left = len(view.rows) - view.in_bags
        bags.show_figure(f"{figures.number(view.in_bags)} of {players}", _to_bag(left))
        inside.show_figure(figures.number(view.bagged))
        known = view.expected is not None
        in_play.show_figure(figures.number(view.expected or 0) if known else "not known")
        gap.show_figure(*_gap(view))
        to_count = view.of(BagState.ONCE, BagState.DIFFERS)
        counts = (len(view.rows), left, len(to_count))
        self.segments.set_words(_SEGMENTS, [figures.number(count) for count in counts])
        self.explained.setText(self._explanation())
        self.explained.setVisible(bool(self.explained.text()))

    def _explanation(self) -> str:
        """Name the players whose stacks are missing or are to be counted again."""
        view, said = self._view, []
        differ, once = view.of(BagState.DIFFERS), view.of(BagState.ONCE)
        if differ and (view.explained is None or len(differ) > 1):
            said.append(f"Two counts: {rows_named(differ, self._name)}.")
        if once:
            said.append(f"Counted once: {rows_named(once, self._name)}.")
        if view.gap:
            said.append(gap_words(view, self._name))
        to_bag = view.of(BagState.OPEN)
        if view.in_bags and to_bag:
            said.append(f"Still to bag: {rows_named(to_bag, self._name)}.")
        return " ".join(said)

    def _name(self, entry: EntryId) -> str:
        return self._bridge.desk.name(entry)

    def _narrow(self) -> None:
        self.model.narrow(self.field.text(), _SHOWN[self.segments.index()])
        count = self.model.rowCount()
        narrowed = count < len(self._view.rows)
        self.field.set_count(f"{count:,} of {len(self._view.rows):,}" if narrowed else "")
        first = self.model.next_open(-1)
        self.table.choose(0 if first is None and count else first)
        self._row_changed()

    def _go_down(self) -> None:
        if self.model.rowCount():
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _connect(self) -> None:
        self.field.changed.connect(self._narrow)
        self.field.went_down.connect(self._go_down)
        self.field.entered.connect(self._go_down)
        self.segments.chosen.connect(self._narrow)
        self.print_button.clicked.connect(self.sheets_wanted)
        self.open_button.clicked.connect(self.open_bag)
        self.once_button.clicked.connect(self.not_counted)
        self.together_button.clicked.connect(self.together_wanted)
        self._bridge.changed.connect(self._follow)
        selection = self.table.selectionModel()
        if selection is not None:
            selection.currentRowChanged.connect(self._row_changed)

    def _lay_out(self) -> None:
        measure.gap(self.body, 10)
        self.body.addWidget(self.totals)
        self.body.addWidget(self.explained)
        row = QHBoxLayout()
        measure.gap(row, 16)
        row.addWidget(self.field)
        row.addWidget(self.segments)
        row.addWidget(self.hint, 1)
        self.body.addLayout(row)
        self.body.addWidget(self.table, 1)


def _to_bag(left: int) -> str:
    return f"{figures.number(left)} to bag" if left else "all bagged"


def _gap(view: BagView) -> tuple[str, str, str]:
    """Say the gap, in which colour: it is known once all are bagged."""
    if view.gap is None:
        wait = "once all are bagged" if view.expected is not None else ""
        return "–", wait, "third"
    if view.gap == 0:
        return "none", "all chips are there", "accent"
    sign = "+" if view.gap > 0 else "−"
    more = "more than in play" if view.gap > 0 else "missing"
    return f"{sign}{figures.number(abs(view.gap))}", more, "needs_you"
