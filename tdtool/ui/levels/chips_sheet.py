"""The chips of the event: what is in play and counted, the set, the stack, the bank."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.rules.chip_stack import starting_stack
from tdtool.rules.figures import FigureError, parse_chips
from tdtool.tournament import queries
from tdtool.tournament.chips.chip_set import (
    ChipKind,
    bank,
    colour_of,
    set_of,
    stack_worth,
    usual_set,
)
from tdtool.tournament.chips.commands import ChooseChips
from tdtool.tournament.chips.view import chips_view
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.views import Tone
from tdtool.ui import chip_words, figures, keys
from tdtool.ui.floor.refusal_bar import RefusalBar
from tdtool.ui.icons import Icon
from tdtool.ui.levels.chip_rows import ChipRows
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.field import Field, Number
from tdtool.ui.parts.label import Caption, Label, Paragraph
from tdtool.ui.parts.room import Room

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from tdtool.tournament.chips.chip_set import ChipSet
    from tdtool.tournament.commands import Command
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.levels.editing import Editing

_MOST_ENTRIES = 1_000_000


class ChipsSheet(QWidget):
    """Stands beside the levels; the set is a draft until it is used."""

    left = Signal()
    count_wanted = Signal()
    """Chips are to be counted."""
    sheet_wanted = Signal(str)
    """The chips for so many entries are wanted on paper."""

    def __init__(self, bridge: Bridge, editing: Editing) -> None:
        super().__init__()
        self._bridge = bridge
        self._editing = editing
        self._shown: ChipSet = ()
        self.rows = ChipRows()
        self.in_play = Label(size=22, weight=QFont.Weight.DemiBold)
        self.average = Label(size=12.5, role="second")
        self.counted = Paragraph(size=12.5)
        self.entries = Number(0, 0, _MOST_ENTRIES)
        self.value = Field()
        self.stack = Paragraph(size=12.5)
        self.short = Paragraph(size=12.5, role="needs_you")
        self.refusal = RefusalBar()
        self.use = Button("Use this set", key="Ctrl+Enter", kind=Kind.PRIMARY)
        self.usual = Button("As usual", icon=Icon.UNDO)
        self.share = Button("Make the stack", icon=Icon.COLOUR_UP)
        self.count_button = Button("Count…", icon=Icon.COLOUR_UP)
        self.paper = Button("On paper…", icon=Icon.PRINT)
        self.leave_button = Button("Leave", key="Esc", kind=Kind.QUIET)
        self._lay_out()
        self._connect()

    def open(self) -> None:
        """Show the set that is played with, for the entries there are."""
        state = self._bridge.desk.state
        count = queries.entries_counted(state) or state.seats_per_table
        self.entries.set_value(count)
        self._take(set_of(state))
        self.refresh()
        first = next(iter(self.rows.fields()), self.value)
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """Show what is in play and counted now; what is typed stays."""
        if not self._bridge.is_open:
            return
        desk = self._bridge.desk
        view, now = chips_view(desk.state), desk.now()
        none = "–"
        self.in_play.setText(none if view.in_play is None else figures.number(view.in_play))
        strip = queries.strip(desk.state, now)
        words = "" if view.average is None else f"average {figures.number(view.average)}"
        if strip.average_big_blinds is not None:
            words += f", {figures.number(strip.average_big_blinds)} BB"
        self.average.setText(words)
        walked = view.round
        off = walked is not None and bool(walked.gap or (walked.rest or 0) < 0)
        self.counted.set_role("needs_you" if off else "second")
        self.counted.setText(chip_words.total(view, now.utc_offset))
        self._work_out()

    def apply(self, command: Command | None = None, reason: str = "") -> None:
        """Play with the set as it stands in the fields."""
        chips = self.rows.chips()
        if chips is None:
            self.refusal.say("A number of chips is a whole number.")
            return
        asked = ChooseChips(chips) if command is None else command
        done = self._bridge.do(asked, override=reason, quiet=True)
        if isinstance(done, Refusal):
            self.refusal.refuse(done, asked)
            return
        self.refusal.clear()
        self._bridge.said.emit(keys.told("The set is in use. {undo} takes it back."), Tone.KNOWN)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Use the set with Ctrl+Enter, leave with Esc."""
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and held:
            self.apply()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            event.setAccepted(event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter})

    def _take(self, chips: ChipSet) -> None:
        self.refusal.clear()
        self.rows.show_chips(chips)
        self._work_out()

    def _work_out(self) -> None:
        chips = self.rows.chips()
        structure = self._editing.structure
        self.use.setEnabled(chips is not None and chips != self._bridge.desk.state.chips.chosen)
        if chips is None:
            return
        count = self.entries.value()
        needs = bank(chips, structure, 0 if count is None else count)
        self.rows.show_needs(needs)
        lacks = [
            f"{figures.number(one.short)} {figures.number(one.kind.value)}s"
            for one in needs
            if one.short
        ]
        self.short.setText(f"The bank is short of {', '.join(lacks)}." if lacks else "")
        self.short.setVisible(bool(lacks))
        worth, wanted = stack_worth(chips), structure.starting_stack
        pieces = sum(kind.in_stack for kind in chips)
        words = f"A stack is {figures.number(worth)} in {pieces} chips"
        wrong = wanted is not None and worth != wanted
        if wrong:
            words += f", the sheet gives {figures.number(wanted or 0)}"
        self.stack.set_role("needs_you" if wrong else "second")
        self.stack.setText(f"{words}.")

    def _usual(self) -> None:
        self._take(usual_set(self._editing.structure))

    def _share(self) -> None:
        """Make the starting stack of the values that are there."""
        chips, worth = self.rows.chips(), self._editing.structure.starting_stack
        if chips is None or worth is None:
            return
        stack = starting_stack(worth, [kind.value for kind in chips])
        if stack is None:
            self.refusal.say(f"These values do not come to {figures.number(worth)}.")
            return
        self._take(tuple(kind._replace(in_stack=stack.get(kind.value, 0)) for kind in chips))

    def _added(self) -> None:
        """Put the value that was typed into the set."""
        chips = self.rows.chips()
        try:
            value = parse_chips(self.value.text())
        except FigureError:
            value = 0
        known = chips is None or any(kind.value == value for kind in chips)
        self.value.set_wrong(wrong=not value or known)
        if not value or known or chips is None:
            return
        self.value.clear()
        more = (*chips, ChipKind(value, colour_of(value)))
        self._take(tuple(sorted(more, key=lambda kind: kind.value)))

    def _removed(self, value: int) -> None:
        chips = self.rows.chips()
        if chips is not None:
            self._take(tuple(kind for kind in chips if kind.value != value))
            self.value.setFocus(Qt.FocusReason.OtherFocusReason)

    def _paper(self) -> None:
        count = self.entries.value()
        self.sheet_wanted.emit("" if count is None else str(count))

    def _connect(self) -> None:
        self.rows.changed.connect(self._work_out)
        self.rows.removed.connect(self._removed)
        self.entries.changed.connect(self._work_out)
        self.value.returnPressed.connect(self._added)
        self.use.clicked.connect(self._use)
        self.usual.clicked.connect(self._usual)
        self.share.clicked.connect(self._share)
        self.count_button.clicked.connect(self.count_wanted)
        self.paper.clicked.connect(self._paper)
        self.leave_button.clicked.connect(self.left)
        self.refusal.overridden.connect(self.apply)

    def _use(self) -> None:
        self.apply()

    def _lay_out(self) -> None:
        inner = QWidget()
        column = QVBoxLayout(inner)
        measure.edges(column, 0, 0, 8, 0)
        measure.gap(column, 8)
        column.addWidget(Caption("Chips in play", role="second"))
        total = QVBoxLayout()
        measure.gap(total, 0)
        total.addWidget(self.in_play)
        total.addWidget(self.average)
        column.addLayout(total)
        column.addWidget(self.counted)
        column.addWidget(self.count_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addSpacing(6)
        column.addLayout(self._bar())
        column.addWidget(self.rows)
        for part in (self.stack, self.short, self.refusal):
            column.addWidget(part)
        column.addLayout(self._acts())
        column.addStretch(1)
        outer = QVBoxLayout(self)
        measure.edges(outer, 0, 0, 0, 0)
        measure.gap(outer, 8)
        head = QHBoxLayout()
        head.addWidget(Label("Chips", size=15, weight=QFont.Weight.DemiBold), 1)
        head.addWidget(self.leave_button)
        outer.addLayout(head)
        outer.addWidget(Room(inner), 1)
        outer.addWidget(self.use, 0, Qt.AlignmentFlag.AlignLeft)

    def _bar(self) -> QHBoxLayout:
        """Lay out for how many entries the bank is counted, and another value."""
        bar = QHBoxLayout()
        measure.gap(bar, 8)
        self.entries.setAccessibleName("Entries that the bank is counted for")
        measure.wide(self.entries, 74)
        self.value.setPlaceholderText("new value")
        self.value.setAccessibleName("New value, then Enter")
        bar.addWidget(Label("For", role="second"))
        bar.addWidget(self.entries)
        bar.addWidget(Label("entries", role="second"))
        bar.addWidget(self.value, 1)
        return bar

    def _acts(self) -> QVBoxLayout:
        acts = QVBoxLayout()
        measure.gap(acts, 2)
        row = QHBoxLayout()
        measure.gap(row, 4)
        for button in (self.share, self.usual):
            row.addWidget(button)
        row.addStretch(1)
        acts.addLayout(row)
        acts.addWidget(self.paper, 0, Qt.AlignmentFlag.AlignLeft)
        return acts
