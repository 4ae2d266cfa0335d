"""The questions of one calculator: fields to type in, switches to pick from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.ui.parts import measure
from tdtool.ui.parts.field import Field
from tdtool.ui.parts.label import Label, Paragraph
from tdtool.ui.parts.segments import Segments
from tdtool.ui.rulings.calculators.asks import Spot
from tdtool.ui.rulings.calculators.played import GRAMMAR
from tdtool.ui.rulings.round_board import RoundBoard
from tdtool.ui.rulings.small_caption import SmallCaption

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from tdtool.ui.rulings.calculators.asks import Ask, Calculator
    from tdtool.ui.rulings.calculators.worked import Worked
    from tdtool.ui.rulings.memory import Memory


class AskField(Field):
    """A field that Esc empties; on an empty one Esc leads back."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Empty it, or lead back."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.text():
            self.clear()
        else:
            self.left.emit()


class AskForm(QWidget):
    """Shows the questions that are asked now, and keeps what is answered in the memory.

    It holds the title and the first question, `rest` the others: who shows it shows both.
    `picture`: a round is shown on its table too.
    """

    changed = Signal()
    """Something was typed or picked."""
    left = Signal()
    """Esc: back to where the calculator was chosen."""

    def __init__(self, calculator: Calculator, memory: Memory, *, picture: bool) -> None:
        super().__init__()
        self.calculator = calculator
        self._memory = memory
        self._filling = False
        self.title = Label(calculator.title, size=15, weight=QFont.Weight.DemiBold)
        self.fields: dict[str, AskField] = {}
        self.picks: dict[str, Segments] = {}
        self._holders: dict[str, QWidget] = {}
        self.board: RoundBoard | None = None
        self._column = QVBoxLayout(self)
        measure.edges(self._column, 0, 0, 0, 0)
        measure.gap(self._column, 10)
        self._head = QHBoxLayout()
        measure.gap(self._head, 8)
        self._head.addWidget(self.title, 1)
        self._column.addLayout(self._head)
        self.rest = QWidget()
        """What is asked beside the first question; it may stand apart from it."""
        self._rest = QVBoxLayout(self.rest)
        measure.edges(self._rest, 0, 0, 0, 0)
        measure.gap(self._rest, 10)
        self._line: QHBoxLayout | None = None
        self._in_line: Spot | None = None
        for ask in calculator.asks:
            self._add(ask)
        if picture and any(ask.is_round for ask in calculator.asks):
            self.board = RoundBoard()
            self.board.said.connect(self._said)
            self._rest.addWidget(self.board)
        self.fill()

    def fill(self) -> None:
        """Put in what is known: what was typed before, else what the event says."""
        self._filling = True
        for ask in self.calculator.asks:
            if ask.name in self.fields:
                field, text = self.fields[ask.name], self._memory.text(ask)
                if field.text() != text:
                    field.setText(text)
            else:
                self.picks[ask.name].set_words(self._memory.options(ask))
                self.picks[ask.name].set_index(self._memory.pick(ask))
        self._filling = False
        self._show_asked()

    def first_field(self) -> QWidget:
        """Begin with the round, else with the first empty field."""
        shown = [name for name in self.fields if not self._holders[name].isHidden()]
        rounds = [ask.name for ask in self.calculator.asks if ask.is_round and ask.name in shown]
        empty = [name for name in shown if not self.fields[name].text()]
        names = [*rounds, *empty, *shown]
        return self.fields[names[0]] if names else next(iter(self.picks.values()))

    def mark(self, name: str) -> None:
        """Mark the field that cannot be taken so, and no other."""
        for other, field in self.fields.items():
            field.set_wrong(wrong=other == name)

    def show_worked(self, worked: Worked | None) -> None:
        """Show the round that was understood on its table."""
        if self.board is not None:
            self.board.show_worked(worked)

    # Its parts.

    def _add(self, ask: Ask) -> None:
        holder = QWidget()
        column = QVBoxLayout(holder)
        measure.edges(column, 0, 0, 0, 0)
        measure.gap(column, 4)
        self._holders[ask.name] = holder
        if ask.spot in {Spot.FULL, Spot.HALF}:
            column.addWidget(SmallCaption(ask.caption))
        if ask.options or ask.options_of:
            column.addWidget(self._switch(ask), 0, Qt.AlignmentFlag.AlignLeft)
        else:
            column.addWidget(self._field(ask))
        if ask.is_round:
            column.addWidget(Paragraph(GRAMMAR, size=12, role="third"))
        self._place(holder, ask.spot)

    def _switch(self, ask: Ask) -> Segments:
        small = ask.spot in {Spot.TITLE, Spot.ROW}
        made = Segments(
            self._memory.options(ask) or ("",),
            padding=8,
            least=5 if small else None,
            wraps=not small,
        )
        made.setAccessibleName(ask.caption)
        made.chosen.connect(self._changed)
        self.picks[ask.name] = made
        return made

    def _field(self, ask: Ask) -> AskField:
        made = AskField()
        made.setPlaceholderText(ask.hint)
        made.setAccessibleName(ask.caption)
        made.textChanged.connect(self._changed)
        made.left.connect(self.left)
        self.fields[ask.name] = made
        return made

    def _place(self, holder: QWidget, spot: Spot) -> None:
        """Put a question where it stands: below the others, or beside the one before it."""
        if spot is Spot.TITLE:
            self._head.addWidget(holder)
            return
        if spot is Spot.FULL:
            self._line = None
            home = self._rest if self._column.count() > 1 else self._column
            home.addWidget(holder)
            return
        if self._line is not None and self._in_line is spot:
            self._line.addWidget(holder, int(spot is Spot.HALF))
            if spot is Spot.HALF:
                self._line = None
            else:
                self._line.addStretch(1)
            return
        self._line = QHBoxLayout()
        measure.gap(self._line, 8)
        self._in_line = spot
        self._line.addWidget(holder, int(spot is Spot.HALF))
        self._rest.addLayout(self._line)

    def _changed(self) -> None:
        if self._filling:
            return
        for ask in self.calculator.asks:
            if ask.name in self.fields:
                self._memory.keep_text(ask, self.fields[ask.name].text())
            else:
                self._memory.keep_pick(ask, self.picks[ask.name].index())
        self._show_asked()
        self.changed.emit()

    def _show_asked(self) -> None:
        for ask in self.calculator.asks:
            self._holders[ask.name].setVisible(self._memory.is_asked(self.calculator, ask))

    def _said(self, piece: str) -> None:
        """Write what was clicked behind what is typed."""
        field = next(self.fields[ask.name] for ask in self.calculator.asks if ask.is_round)
        text = field.text().rstrip(" ,;")
        field.setText(f"{text}, {piece}" if text else piece)
        if piece.endswith(" "):
            field.setFocus(Qt.FocusReason.OtherFocusReason)
