"""A tournament from a file, looked at before it is brought in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from tdtool.results.ranking import ranking
from tdtool.rules.house import PRESETS, Preset
from tdtool.rules.stakes import AnteKind
from tdtool.structures.ante_payer import is_guessed, with_payer
from tdtool.tournament.money.intake import prices_of
from tdtool.ui import figures
from tdtool.ui.acts import Act
from tdtool.ui.files.brought_words import Told, contents, told
from tdtool.ui.files.ranking_model import WIDTHS, RankingModel
from tdtool.ui.icons import Icon
from tdtool.ui.panels.panel import Panel
from tdtool.ui.panels.two_columns import TwoColumns
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Button
from tdtool.ui.parts.field import captioned
from tdtool.ui.parts.label import Caption, Label, Paragraph
from tdtool.ui.parts.segments import Segments
from tdtool.ui.parts.table import Table
from tdtool.ui.printing.background import Background

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.brought.bring import Brought, TdtFile
    from tdtool.rules.house import HouseRules
    from tdtool.tournament.structure import Structure
    from tdtool.tournament.values import Now
    from tdtool.ui.printing.background import Result

    Played = Callable[[Structure, HouseRules], Brought]

_LEFT = 430
_PAYERS = (
    ("By its size", None),
    ("Big blind", AnteKind.BIG_BLIND),
    ("Each player", AnteKind.EACH),
    ("Button", AnteKind.BUTTON),
)
_HOUSES = (
    (Preset.TDA_2024, "TDA 2024"),
    (Preset.WSOP_2026, "WSOP 2026"),
    (Preset.ROBERTS_11, "Robert’s 11"),
    (Preset.HOME_SHEET, "Home"),
)
_READING = "It is being read…"


class BroughtPanel(Panel):
    """What is in the tournament, who stands where, and what was left out and why."""

    taken = Signal(object, bool)
    """Bring this in (a `Brought`), as a tournament of its own or not."""
    shown = Signal(str)
    """Show the tournament that is here already, by its id."""

    def __init__(self, source: str, now: Now) -> None:
        super().__init__(f"Open {source}", Icon.FOLDER, Act.OPEN_FILE)
        self._now = now
        self._file: TdtFile | None = None
        self._play: Played | None = None
        self._brought: Brought | None = None
        self._told = Told("Bring it in", "")
        self._beside = Background(self)
        self.name = Label(size=20, weight=QFont.Weight.DemiBold)
        self._grid = QGridLayout()
        measure.gap(self._grid, 16, 6)
        self.payer = Segments(tuple(text for text, _ in _PAYERS))
        self.house = Segments(tuple(text for _, text in _HOUSES))
        self.left_head = Caption("Left out, or not as in the file")
        self.left_out = Paragraph(longest=4_000)
        self.model = RankingModel()
        self.table = Table()
        self.table.setModel(self.model)
        self.table.set_widths(WIDTHS)
        self.table.setAccessibleName("Who stands where")
        self.count = Label(size=15, weight=QFont.Weight.DemiBold)
        self.own_button = Button("Bring it in as its own")
        self.own_button.clicked.connect(self._take_own)
        self.others.addWidget(self.own_button)
        self.body.addWidget(TwoColumns(self._left_side(), self._right_side(), _LEFT))
        self.payer.chosen.connect(self._play_again)
        self.house.chosen.connect(self._play_again)
        self._asked(visible=False)
        self._show_reading()

    def first_field(self) -> QWidget:
        """Start with what is asked, else with bringing it in."""
        if self.payer.isVisibleTo(self):
            return self.payer
        return self.primary if self.primary.isEnabled() else self.close_button

    def show_brought(self, brought: Brought) -> None:
        """Show a tournament of a portable file."""
        self._take_in_hand(brought)

    def show_tdt(self, file: TdtFile, play: Played) -> None:
        """Play a .tdt and show what came of it; what is asked plays it again."""
        self._file, self._play = file, play
        self._asked(visible=True)
        self._payer_part.setVisible(is_guessed(file.structure))
        self._play_again()

    def show_problem(self, sentence: str) -> None:
        """Say why it cannot be brought in."""
        self._brought = None
        self.name.setText("")
        self.primary.setEnabled(False)
        self.remark.set_role("needs_you")
        self.remark.setText(sentence)

    def do_primary(self) -> None:
        """Bring it in, or show the one that is here."""
        if self._brought is None:
            return
        if self._told.shows:
            self.shown.emit(self._brought.bundle.id)
        else:
            self.taken.emit(self._brought, self._told.copy)

    def close_panel(self) -> None:
        """Leave; what is still being read is let go of."""
        self._beside.stop()
        super().close_panel()

    def _left_side(self) -> QWidget:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        measure.gap(column, 12)
        column.addWidget(self.name)
        self._payer_part = self._part("Who pays the ante is not said", self.payer)
        self._house_part = self._part("House rules", self.house)
        column.addWidget(self._payer_part)
        column.addWidget(self._house_part)
        column.addLayout(self._grid)
        column.addWidget(self.left_head)
        column.addWidget(self.left_out)
        column.addStretch(1)
        return left

    @staticmethod
    def _part(caption: str, part: QWidget) -> QWidget:
        whole = QWidget()
        laid = captioned(caption, part)
        laid.setContentsMargins(0, 0, 0, 0)
        whole.setLayout(laid)
        return whole

    def _right_side(self) -> QVBoxLayout:
        column = QVBoxLayout()
        measure.gap(column, 4)
        column.addWidget(self.count)
        column.addWidget(self.table, 1_000)
        column.addStretch(1)
        return column

    def _asked(self, *, visible: bool) -> None:
        self._payer_part.setVisible(visible)
        self._house_part.setVisible(visible)

    def _show_reading(self) -> None:
        self.primary.setEnabled(False)
        self.primary.setText(self._told.act)
        self.own_button.hide()
        self.left_head.hide()
        self.left_out.hide()
        self.table.hide()
        self.remark.set_role("second")
        self.remark.setText(_READING)

    def _play_again(self) -> None:
        """Play the file as it is asked for now, beside the window."""
        file, play = self._file, self._play
        if file is None or play is None:
            return
        kind = _PAYERS[self.payer.index()][1]
        structure = file.structure if kind is None else with_payer(file.structure, kind)
        house = PRESETS[_HOUSES[self.house.index()][0]]
        self.primary.setEnabled(False)
        self.remark.set_role("second")
        self.remark.setText(_READING)
        self._beside.start(lambda _: play(structure, house), self._was_played)

    def _was_played(self, result: Result[Brought]) -> None:
        if result.value is not None:
            self._take_in_hand(result.value)
        else:
            self.show_problem(str(result.error))

    def _take_in_hand(self, brought: Brought) -> None:
        self._brought = brought
        self._told = told(brought)
        state = brought.state
        self.name.setText(state.name)
        self._fill_grid(brought)
        self.left_out.setText("\n".join(f"• {sentence}" for sentence in brought.left))
        self.left_head.setVisible(bool(brought.left))
        self.left_out.setVisible(bool(brought.left))
        lines = ranking(state, brought.names, self._now)
        self.model.show_lines(lines, prices_of(state).currency)
        self.table.set_widths(WIDTHS)
        self.table.setVisible(bool(lines))
        noun = "player" if len(lines) == 1 else "players"
        self.count.setText(f"{figures.number(len(lines))} {noun}" if lines else "Nobody yet")
        had = self.window().focusWidget() is self.close_button
        self.primary.setText(self._told.act)
        self.primary.setEnabled(True)
        self.own_button.setVisible(self._told.own)
        self.remark.set_role("needs_you" if self._told.doubtful else "second")
        self.remark.setText(self._told.remark)
        if had:
            self.first_field().setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill_grid(self, brought: Brought) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for row, (caption, said) in enumerate(contents(brought, self._now)):
            self._grid.addWidget(Caption(caption), row, 0)
            self._grid.addWidget(Label(said), row, 1)
        self._grid.setColumnStretch(1, 1)

    def _take_own(self) -> None:
        if self._brought is not None:
            self.taken.emit(self._brought, True)
