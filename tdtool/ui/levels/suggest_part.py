"""A structure suggested for players, chips and hours, seen before it is used."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.rules.figures import FigureError, parse_chips
from tdtool.structures.error import StructureError
from tdtool.structures.forced_bets import Form
from tdtool.structures.suggested import MOST_PLAYERS, Suggestion, Wish, suggested
from tdtool.tournament import positions, queries
from tdtool.tournament.end_estimate import LIKELY
from tdtool.tournament.structure import RowKind
from tdtool.ui import figures
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.field import Field, Number, captioned
from tdtool.ui.parts.label import Label, Paragraph
from tdtool.ui.parts.plain_list import PlainList
from tdtool.ui.parts.room import Room

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament.structure import Structure
    from tdtool.ui.bridge import Bridge

FORMS = (
    (Form.NO_LIMIT, "No limit, big-blind ante"),
    (Form.NO_ANTE, "No limit, no ante"),
    (Form.POT_LIMIT, "Pot limit"),
    (Form.LIMIT, "Limit hold’em or Omaha"),
    (Form.STUD, "Stud: antes and bring-in"),
    (Form.MIXED, "Limit games and stud in turn"),
)
"""What is played, in the words of the list."""
_TIME = re.compile(r"(\d{1,3})(?:[:h.,]\s?(\d{0,2}))?")
_MINUTE_MS = 60_000
_ROW = 36
"""The height of a line of the list (px at 100 %)."""


def minutes_of(text: str) -> int | None:
    """Read a length as hours: "4", "4:30", "4.5", "4 h 30"; None where it is none."""
    plain = text.strip().lower().removesuffix("min").replace(" h", "h").strip()
    found = _TIME.fullmatch(plain)
    if found is None:
        return None
    hours, rest = int(found[1]), found[2] or "0"
    if "." in plain or "," in plain:
        return hours * 60 + int(rest.ljust(2, "0")) * 60 // 100
    return hours * 60 + int(rest)


class SuggestPart(QWidget):
    """The wish at the top, what comes of it below; the levels themselves stand beside it."""

    looked_at = Signal(object)
    """Another structure is suggested, or none: a `Structure` or None."""
    used = Signal(object)
    """Use this structure."""
    left = Signal()

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._ends: Callable[[Structure], int | None] = lambda _: None
        self._found: Suggestion | None = None
        self.players = Number(18, 2, MOST_PLAYERS)
        self.stack, self.hours, self.level = Field(), Field("4:00"), Field()
        self.level.setPlaceholderText("as fits")
        self.forms = PlainList()
        self.forms.setAccessibleName("What is played")
        self.forms.setModel(QStringListModel([words for _, words in FORMS], self))
        self.result = Paragraph(size=12.5)
        self.will = Paragraph(size=12.5, role="text")
        self.use = Button("Use it", key="Enter", kind=Kind.PRIMARY)
        self.leave_button = Button("Back", key="Esc", kind=Kind.QUIET)
        self._lay_out()
        self._connect()

    def open(self, will: str, ends: Callable[[Structure], int | None]) -> None:
        """Begin with the players and chips that there are.

        `will` is what using it does; `ends` tells when the event would end with a structure.
        """
        self._ends = ends
        state = self._bridge.desk.state
        self.will.setText(will)
        playing = state.in_play if state.out else queries.entries_counted(state)
        self.players.set_value(max(2, playing or 2 * state.seats_per_table))
        stack = queries.average_stack(state) if state.out else state.structure.starting_stack
        self.stack.setText(figures.number(stack or 10_000))
        if not self.forms.currentIndex().isValid():
            self.forms.setCurrentIndex(self.forms.model().index(0, 0))
        self._work_out()
        self.players.setFocus(Qt.FocusReason.OtherFocusReason)
        self.players.selectAll()

    def found(self) -> Suggestion | None:
        """Give what is suggested, None while something is missing."""
        return self._found

    def wish(self) -> Wish | str:
        """Give what is wished, or in a sentence what cannot be read."""
        players = self.players.value()
        if players is None:
            return f"How many players? 2 to {MOST_PLAYERS:,}."
        try:
            stack = parse_chips(self.stack.text())
        except FigureError as error:
            return f"The stack: {error}."
        minutes = minutes_of(self.hours.text())
        if minutes is None:
            return "How many hours? 4, 4:30."
        level = self.level.text().strip()
        if level and not level.isdecimal():
            return "How many minutes a level? A whole number, or nothing."
        form = FORMS[max(0, self.forms.currentIndex().row())][0]
        state = self._bridge.desk.state
        return Wish(
            players,
            stack,
            minutes,
            int(level[:4]) if level else None,
            form,
            state.seats_per_table,
            tuple(kind.value for kind in state.chips.chosen),
            registers=state.clock is None,
            above=self._played(),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Use it with Enter, go back with Esc."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._use()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            event.ignore()

    def _played(self) -> int:
        """Give the big blind, or small bet, that is played now; 0 before the start."""
        state = self._bridge.desk.state
        if state.clock is None:
            return 0
        stakes = positions.stakes_of(state, self._bridge.desk.now())
        return stakes.big_blind or stakes.small_bet or 0

    def _work_out(self) -> None:
        wish = self.wish()
        self._found = None
        if isinstance(wish, str):
            self._say(wish, role="wrong_text")
        else:
            try:
                self._found = suggested(wish)
            except StructureError as error:
                self._say(str(error), role="wrong_text")
            else:
                self._say(self._words(wish, self._found), role="second")
        self.use.setEnabled(self._found is not None)
        self.looked_at.emit(None if self._found is None else self._found.structure)

    def _say(self, words: str, *, role: str) -> None:
        self.result.set_role(role)
        self.result.setText(words)

    def _words(self, wish: Wish, found: Suggestion) -> str:
        rows = found.structure.rows
        levels = sum(row.kind is RowKind.PLAY for row in rows[: found.ends_row + 1])
        length = rows[0].length.value or 0
        said = [f"{levels} levels of {length} min. {self._end(wish, found)}"]
        early = wish.minutes - found.ends_minutes
        if early > length:
            said.append(
                f"That is {length_words(early)} early: usual amounts have no more steps. "
                "Longer levels fill the time."
            )
        if len(rows) > found.ends_row + 1:
            said.append("More levels follow, should it take longer.")
        return " ".join(said)

    def _end(self, wish: Wish, found: Suggestion) -> str:
        """Say when it ends: by the clock as it stands, else as if it began now."""
        now = self._bridge.desk.now()
        ends_ms = self._ends(found.structure)
        if ends_ms is not None and self._bridge.desk.state.clock is not None:
            return f"By the clock it ends about {figures.time_of_day(ends_ms, now.utc_offset)}."
        ends_ms = now.wall_ms + found.ends_minutes * _MINUTE_MS
        at = figures.time_of_day(ends_ms, now.utc_offset)
        chips = figures.number(wish.players * wish.stack)
        return (
            f"Begun now it ends about {at}, after {length_words(found.ends_minutes)}: "
            f"{chips} chips are {LIKELY} big blinds then."
        )

    def _use(self) -> None:
        if self._found is not None:
            self.used.emit(self._found.structure)

    def _connect(self) -> None:
        for field in (self.stack, self.hours, self.level):
            field.textEdited.connect(self._work_out)
        self.players.changed.connect(self._work_out)
        self.forms.selectionModel().currentChanged.connect(self._work_out)
        self.use.clicked.connect(self._use)
        self.leave_button.clicked.connect(self.left)

    def _lay_out(self) -> None:
        inner = QWidget()
        column = QVBoxLayout(inner)
        measure.edges(column, 0, 0, 0, 0)
        measure.gap(column, 10)
        for pair in (
            (("Players", self.players), ("Stack", self.stack)),
            (("Hours", self.hours), ("Minutes a level", self.level)),
        ):
            row = QHBoxLayout()
            measure.gap(row, 10)
            for caption, part in pair:
                row.addLayout(captioned(caption, part), 1)
            column.addLayout(row)
        measure.tall(self.forms, _ROW * len(FORMS))
        column.addWidget(self.forms, 1)
        column.addWidget(self.result)
        column.addWidget(self.will)
        acts = QHBoxLayout()
        acts.addWidget(self.use)
        acts.addWidget(self.leave_button)
        acts.addStretch(1)
        outer = QVBoxLayout(self)
        measure.edges(outer, 0, 0, 0, 0)
        measure.gap(outer, 8)
        outer.addWidget(Label("Suggest levels", size=15, weight=QFont.Weight.DemiBold))
        outer.addWidget(Room(inner), 1)
        outer.addLayout(acts)


def length_words(minutes: int) -> str:
    """Write a length: "4 h", "7 h 40 min", "45 min"."""
    hours, rest = divmod(minutes, 60)
    return " ".join([f"{hours} h"] * bool(hours) + [f"{rest} min"] * bool(rest or not hours))
