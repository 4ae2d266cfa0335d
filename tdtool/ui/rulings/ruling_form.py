"""The form that writes a ruling down: most of it is filled in, Ctrl+Enter records it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.rules.books import written_together
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.values import PenaltyKind
from tdtool.ui.acts import Act
from tdtool.ui.floor.act_button import ActButton
from tdtool.ui.floor.act_row import ActRow
from tdtool.ui.floor.refusal_bar import RefusalBar
from tdtool.ui.icons import Icon
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Kind
from tdtool.ui.parts.field import Field
from tdtool.ui.parts.label import Label, Paragraph
from tdtool.ui.parts.room import Room
from tdtool.ui.parts.segments import Segments
from tdtool.ui.rulings.ruling_draft import (
    PENALTIES,
    Draft,
    DraftError,
    Filled,
    Purpose,
    Who,
    command_of,
    given_before,
    length_words,
    read_back,
    who_of,
)
from tdtool.ui.rulings.small_caption import SmallCaption
from tdtool.ui.rulings.words_field import WordsField

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.commands import Command
    from tdtool.ui.bridge import Bridge

_TITLES = {
    Purpose.NEW: "Record the ruling",
    Purpose.CORRECT: "Correct ruling {}",
    Purpose.DECIDE: "Decide ruling {}",
    Purpose.APPEAL: "Appeal against ruling {}",
    Purpose.OVERTURN: "Overturn ruling {}",
}
_DO = {
    Purpose.NEW: "Record",
    Purpose.CORRECT: "Correct",
    Purpose.DECIDE: "Decide",
    Purpose.APPEAL: "Note the appeal",
    Purpose.OVERTURN: "Overturn",
}


class RulingForm(QWidget):
    """Fields of one ruling.

    `shown` gives the table in hand; a lone number is a seat there.
    """

    recorded = Signal(int)
    """A ruling was written down or changed: its number."""
    left = Signal()
    """Nothing was done."""

    def __init__(self, bridge: Bridge, shown: Callable[[], int | None]) -> None:
        super().__init__()
        self._bridge = bridge
        self._shown = shown
        self._draft = Draft()
        self.title = Label(size=15, weight=QFont.Weight.DemiBold)
        self.rests = Paragraph(size=12)
        self.who = Field()
        self.named = Paragraph(size=12)
        self.about = Field()
        self.happened = WordsField("what the table says; may stay empty", lines=2)
        self.decision = WordsField("the penalty, where one is given", one_line=True)
        self.said = WordsField("the sentence he was told")
        self.why = WordsField("may stay empty")
        self.by = Field()
        self.time = Field()
        self.penalty = Segments([words for _, words in PENALTIES], padding=6, wraps=True)
        self.length = Field()
        self.chips = Field()
        self.penalty_note = Paragraph(size=12)
        self.refusal = RefusalBar()
        self.do_button = ActButton("Record", key=Act.RULING_RECORD, kind=Kind.PRIMARY)
        self.leave_button = ActButton("Leave", icon=Icon.CLOSE, key="Esc")
        self.foot = ActRow((self.do_button, self.leave_button), gap=8)
        self._parts: dict[QWidget, QWidget] = {}
        self._lay_out()
        self._connect()

    def draft(self) -> Draft:
        """Give what the form was opened with."""
        return self._draft

    def open(self, draft: Draft) -> None:
        """Fill the form, and give the keys to the field that is left to fill."""
        self._draft = draft
        number = "" if draft.ruling is None else str(draft.ruling)
        self.title.setText(_TITLES[draft.purpose].format(number))
        self.do_button.setText(_DO[draft.purpose])
        rests = (draft.rule_entry, written_together(draft.rules))
        self.rests.setText(" · ".join(part for part in rests if part))
        self.rests.setVisible(any(rests))
        texts = (
            (self.who, draft.who),
            (self.about, draft.title),
            (self.by, draft.by),
            (self.time, draft.time),
            (self.length, str(draft.length)),
            (self.chips, ""),
        )
        for field, text in texts:
            field.setText(text)
            field.setCursorPosition(0)
        self.happened.setText(draft.happened)
        self.decision.setText(draft.decision)
        self.said.setText(draft.said)
        self.why.setText(draft.why)
        self.penalty.set_index(draft.penalty)
        self._picked()
        self.first_field().setFocus(Qt.FocusReason.OtherFocusReason)
        self.who.selectAll()

    def first_field(self) -> QWidget:
        """Begin with who it is about, with the decision, or with what the player says."""
        if self._draft.purpose is Purpose.APPEAL:
            return self.happened
        return self.decision if self._draft.purpose in _DECIDES else self.who

    def filled(self) -> Filled:
        """Give what stands in the form."""
        return Filled(
            self.who.text(),
            self.about.text(),
            self.happened.text(),
            self.decision.text(),
            self.said.text(),
            self.why.text(),
            self.by.text(),
            self.time.text(),
            self.penalty.index(),
            self.length.text(),
            self.chips.text(),
        )

    def record(self, override: str = "") -> None:
        """Write it down; what is wrong is said in the form."""
        desk = self._bridge.desk
        try:
            command = command_of(desk, self._draft, self.filled(), self._shown())
        except DraftError as problem:
            self.refusal.say(str(problem))
            return
        self._do(command, override)

    def _do(self, command: Command, override: str) -> None:
        done = self._bridge.do(command, override=override, quiet=True)
        if isinstance(done, Refusal):
            self.refusal.refuse(done, command)
            return
        desk = self._bridge.desk
        number = self._draft.ruling
        if self._draft.purpose in {Purpose.NEW, Purpose.CORRECT}:
            number = max(desk.state.rulings)
        self.recorded.emit(number or 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Record with Ctrl+Enter, with Enter where it ends no line; leave with Esc."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.record()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            event.ignore()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Record with Enter in a field of one line."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
            if enter:
                self.record()
                return True
        return super().eventFilter(watched, event)

    # What is asked, and what it comes to.

    def _look(self) -> None:
        """Say whom it is about, and what was given before."""
        self.refusal.clear()
        if not self._bridge.is_open:
            return
        desk = self._bridge.desk
        try:
            who = who_of(desk, self._draft, self.who.text(), self._shown())
        except DraftError as problem:
            self.named.set_role("wrong_text")
            self.named.setText(str(problem))
            who = Who()
        else:
            self.named.set_role("second")
            self.named.setText(read_back(desk, who))
        self.named.setVisible(bool(self.named.text()) and not self._parts[self.who].isHidden())
        players = 0
        if who.entries and (seat := desk.state.entries[who.entries[0]].seat) is not None:
            players = len(desk.state.tables[seat.table].occupants)
        notes = (
            length_words(self.penalty.index(), self.length.text(), players),
            given_before(desk, who),
        )
        self.penalty_note.setText("\n".join(note for note in notes if note))
        shown = bool(self.penalty_note.text()) and not self._parts[self.penalty].isHidden()
        self.penalty_note.setVisible(shown)

    def _share_words(self) -> None:
        """Let the sentence be said, and the penalty be the decision, where one is given."""
        sentence = self._draft.decision
        if self._draft.said or not sentence:
            return
        given = PENALTIES[self.penalty.index()][0] is not None
        before = (sentence, "") if given else ("", sentence)
        if (self.decision.text(), self.said.text()) == before:
            self.decision.setText(before[1])
            self.said.setText(before[0])

    def _show_asked(self) -> None:
        purpose = self._draft.purpose
        whole = purpose in {Purpose.NEW, Purpose.CORRECT}
        gives = whole or purpose is Purpose.DECIDE
        kind = PENALTIES[self.penalty.index()][0]
        shown = {
            self.who: whole,
            self.about: whole,
            self.happened: whole or purpose is Purpose.APPEAL,
            self.decision: purpose is not Purpose.APPEAL,
            self.said: gives,
            self.why: purpose is not Purpose.APPEAL,
            self.by: purpose is not Purpose.APPEAL,
            self.time: whole,
            self.penalty: gives,
            self.length: gives and kind in {PenaltyKind.HANDS, PenaltyKind.ROUNDS},
            self.chips: gives and kind is PenaltyKind.DISQUALIFICATION,
        }
        for part, there in shown.items():
            self._parts[part].setVisible(there)

    def _picked(self) -> None:
        self._share_words()
        self._show_asked()
        self._look()
        kind = PENALTIES[self.penalty.index()][0]
        self.length.setAccessibleName("Rounds" if kind is PenaltyKind.ROUNDS else "Hands")

    # How it stands.

    def _connect(self) -> None:
        self.who.textChanged.connect(self._look)
        self.length.textChanged.connect(self._look)
        self.penalty.chosen.connect(self._picked)
        self.do_button.clicked.connect(self._record_clicked)
        self.leave_button.clicked.connect(self.left)
        self.refusal.overridden.connect(self._do)
        for field in (self.who, self.about, self.by, self.time, self.length):
            field.installEventFilter(self)
        self.chips.installEventFilter(self)

    def _record_clicked(self) -> None:
        self.record()

    def _lay_out(self) -> None:
        inner = QWidget()
        column = QVBoxLayout(inner)
        measure.edges(column, 16, 14, 16, 8)
        measure.gap(column, 8)
        column.addWidget(self.title)
        column.addWidget(self.rests)
        self.who.setPlaceholderText("12.7, a name, or 12. for a table")
        self.time.setPlaceholderText("now, or 19:20")
        self.chips.setPlaceholderText("not counted")
        self._add(column, "Who, where", self.who)
        column.addWidget(self.named)
        self._add(column, "What it is about", self.about)
        self._add(column, "What happened", self.happened)
        self._add(column, "Decision", self.decision)
        self._add(column, "Said to the player", self.said)
        row = QHBoxLayout()
        measure.gap(row, 8)
        self._add(row, "Decided by", self.by)
        self._add(row, "Time", self.time)
        column.addLayout(row)
        self._add(column, "Penalty", self.penalty)
        pair = QHBoxLayout()
        measure.gap(pair, 8)
        self._add(pair, "How many", self.length)
        self._add(pair, "His chips", self.chips)
        pair.addWidget(self.penalty_note, 2, Qt.AlignmentFlag.AlignBottom)
        for part in (self.length, self.chips):
            pair.setStretchFactor(self._parts[part], 1)
        column.addLayout(pair)
        self._add(column, "Why", self.why)
        column.addWidget(self.refusal)
        column.addStretch(1)
        self.room = Room(inner)
        outer = QVBoxLayout(self)
        measure.edges(outer, 0, 0, 0, 8)
        measure.gap(outer, 4)
        outer.addWidget(self.room, 1)
        foot = QHBoxLayout()
        measure.edges(foot, 16, 0, 16, 0)
        foot.addWidget(self.foot)
        outer.addLayout(foot)

    def _add(self, home: QVBoxLayout | QHBoxLayout, caption: str, part: QWidget) -> None:
        holder = QWidget()
        column = QVBoxLayout(holder)
        measure.edges(column, 0, 0, 0, 0)
        measure.gap(column, 4)
        column.addWidget(SmallCaption(caption))
        column.addWidget(part)
        part.setAccessibleName(caption)
        self._parts[part] = holder
        home.addWidget(holder)


_DECIDES = frozenset({Purpose.DECIDE, Purpose.OVERTURN})
