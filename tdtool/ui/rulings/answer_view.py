"""What a calculator answers: the sentence, the figures behind it, readings, and the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.ui.parts import measure
from tdtool.ui.parts.label import Caption, Paragraph
from tdtool.ui.rulings.amount_bar import AmountBar
from tdtool.ui.rulings.readings_grid import ReadingsGrid
from tdtool.ui.rulings.say_block import SayBlock
from tdtool.ui.rulings.working_lines import WorkingLines

if TYPE_CHECKING:
    from tdtool.ui.rulings.calculators.asks import Unclear
    from tdtool.ui.rulings.calculators.worked import Worked

_SAY = 24


class AnswerView(QWidget):
    """Shows an answer, or what is missing.

    `whole`: it has a page to itself: the sentence stands on felt, and the round is drawn
    elsewhere. `bar` may stand elsewhere too.
    """

    copied = Signal()
    """What to say is to be copied."""

    def __init__(self, *, whole: bool) -> None:
        super().__init__()
        self._worked: Worked | None = None
        self._column = QVBoxLayout(self)
        self.say = SayBlock(_SAY) if whole else None
        self.sentence = Paragraph(size=15, role="text", weight=QFont.Weight.DemiBold)
        self.figures = Paragraph()
        self.played_caption = Caption()
        self.front_caption = Caption("In front", right=True)
        self.played = WorkingLines()
        self.bar = AmountBar()
        self.lines_caption = Caption()
        self.lines = WorkingLines()
        self.grid_caption = Caption()
        self.grid = ReadingsGrid()
        self.notes = Paragraph()
        self.rule = Paragraph(size=12, role="third")
        self.problem = Paragraph()
        self._lay_out()
        if self.say is not None:
            self.say.pressed.connect(self.copied)
        self.show_missing("")

    def worked(self) -> Worked | None:
        """Give the answer that is shown."""
        return self._worked

    def show_worked(self, worked: Worked, level: str) -> None:
        """Show an answer; `level` is the label of the level that the blinds are from."""
        self._worked = worked
        if self.say is not None:
            self.say.say(worked.sentence, worked.figures)
        self.sentence.setText(worked.sentence)
        self.figures.setText(worked.figures)
        self.played_caption.setText(f"Blinds from level {level}" if level else "The round")
        self.played.show_lines(worked.played)
        self.bar.show_bar(worked.bar)
        self.lines_caption.setText(worked.lines_title)
        self.lines.show_lines(worked.lines)
        named = worked.grid is not None and any(name for name, _ in worked.grid.rows)
        head = "" if worked.grid is None else worked.grid.head
        self.grid_caption.setText("What each may do" if named else head)
        self.grid.show_grid(worked.grid)
        self.notes.setText("\n".join(worked.notes))
        self.rule.setText(worked.rule)
        self._show_parts(there=True)

    def take_bar(self) -> None:
        """Let the amounts on a line stand above the working again."""
        self._column.removeWidget(self.bar)
        self._column.insertWidget(self._column.indexOf(self.lines_caption), self.bar)

    def show_unclear(self, problem: Unclear) -> None:
        """Say what is wrong or missing instead of an answer."""
        self.show_missing(str(problem), wrong=not problem.missing)

    def show_missing(self, sentence: str, *, wrong: bool = False) -> None:
        """Say this instead of an answer."""
        self._worked = None
        self.problem.set_role("wrong_text" if wrong else "second")
        self.problem.setText(sentence)
        self._show_parts(there=False)

    def _show_parts(self, *, there: bool) -> None:
        worked = self._worked
        felt = self.say is not None
        listed = not felt and worked and worked.played
        if self.say is not None:
            self.say.setVisible(there)
        shown: tuple[tuple[QWidget, object], ...] = (
            (self.sentence, not felt),
            (self.figures, not felt and worked and worked.figures),
            (self.played_caption, listed),
            (self.front_caption, listed),
            (self.played, listed),
            (self.bar, worked and worked.bar),
            (self.lines_caption, worked and worked.lines),
            (self.lines, worked and worked.lines),
            (self.grid_caption, worked and worked.grid),
            (self.grid, worked and worked.grid),
            (self.notes, worked and worked.notes),
            (self.rule, worked and worked.rule),
        )
        for part, wanted in shown:
            part.setVisible(there and bool(wanted))
        self.problem.setVisible(not there and bool(self.problem.text()))

    def _lay_out(self) -> None:
        column = self._column
        measure.edges(column, 0, 0, 0, 0)
        measure.gap(column, 8)
        if self.say is not None:
            column.addWidget(self.say)
        captions = QHBoxLayout()
        captions.addWidget(self.played_caption)
        captions.addWidget(self.front_caption, 1)
        column.addWidget(self.problem)
        column.addWidget(self.sentence)
        column.addWidget(self.figures)
        column.addLayout(captions)
        for part in (
            self.played,
            self.bar,
            self.lines_caption,
            self.lines,
            self.grid_caption,
            self.grid,
            self.notes,
            self.rule,
        ):
            column.addWidget(part)
        column.addStretch(1)
