"""How players are moved in the tournament that is shown: balance, breaks, redraws, draws."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from tdtool.tournament.plans.commands import ChangePlans
from tdtool.tournament.plans.settings import Format, PlanSettings, RoundStacks
from tdtool.tournament.structure import RowKind
from tdtool.ui import keys, theme
from tdtool.ui.parts import measure
from tdtool.ui.parts.field import Field
from tdtool.ui.parts.segments import Segments
from tdtool.ui.settings import seating_fields as fields
from tdtool.ui.settings.form import Form
from tdtool.ui.settings.plan_words import FieldError
from tdtool.ui.settings.seating_fields import Shown, read, shown_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from tdtool.tournament.state import State

_BESIDE = 1_000
"""From this width (pixels at 100 %) on the two columns stand side by side."""


class SeatingPart(QWidget):
    """Every choice with what it means and its rule; nothing is in force before Enter."""

    put = "Move players so"
    """What Enter does here."""
    hint = "By how many players tables may differ is a house rule."
    drafted = Signal()
    """What stands in a field changed."""

    def __init__(self) -> None:
        super().__init__()
        self._in_force = PlanSettings()
        self._levels: frozenset[str] = frozenset()
        self.gives = _choice(fields.GIVES)
        self.order = _field("by the rule below", 300)
        self.breaks_by = _choice(fields.BREAKS)
        self.while_open = _choice(fields.WHILE_OPEN)
        self.halt_at = _field("play on", 96)
        self.redraws = _choice(fields.REDRAWS)
        self.points = _field("24, 16, 9", 132)
        self.final_size = _field("", 132)
        self.final_table = _field("", 132)
        self.draws = _choice(fields.DRAWS)
        self.apart = _choice(fields.APART)
        self.form = _choice(fields.FORMS)
        self.round_stacks = _choice(fields.ROUNDS)
        self.round_stack = _field("as at the start", 132)
        self.prize_seats = _field("seats to win", 132)
        self.milestone = _field("no milestone", 132)
        self.sizes = _field("8 from day 2, 6 from level 20", 300)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._columns.addWidget(self._moves(), 1)
        self._columns.addWidget(self._seats(), 1)
        measure.gap(self._columns, 32)
        for choice in self._choices():
            choice.chosen.connect(self._follow)
        for field in self._fields():
            field.textChanged.connect(self._follow)
        self._put(shown_of(self._in_force))

    def first_field(self) -> QWidget:
        """Start with which table gives a player."""
        return self.gives

    def show_state(self, state: State) -> None:
        """Show what is in force; a draft that was begun is kept."""
        begun = self.is_changed()
        self._in_force = state.plans.settings
        rows = state.structure.rows
        self._levels = frozenset(row.label for row in rows if row.kind is RowKind.PLAY)
        by_house = state.house.final_table_size(state.seats_per_table)
        self.final_size.setPlaceholderText(f"{by_house}, by the rules")
        self.final_table.setPlaceholderText("breaks last")
        if begun:
            self._follow()
        else:
            self._put(shown_of(self._in_force))

    def commands(self) -> tuple[ChangePlans, ...]:
        """Give what puts the draft in force, nothing where nothing was changed or is wrong."""
        draft = self._draft()
        if isinstance(draft, str) or draft == self._in_force:
            return ()
        return (ChangePlans(draft),)

    def is_changed(self) -> bool:
        """Tell whether a field differs from what is in force, be it of use or not."""
        return self._shown() != shown_of(self._in_force)

    def forget(self) -> None:
        """Go back to what is in force."""
        self._put(shown_of(self._in_force))

    def in_force(self, acts: int) -> str:
        """Say that the draft was put in force."""
        del acts
        return keys.told("In force from the next plan on. {undo} takes it back.")

    def remark(self) -> str:
        """Say what is wrong, or that something waits to be put in force; "" where nothing is."""
        draft = self._draft()
        if isinstance(draft, str):
            return draft
        return "Changed, not in force yet." if self.is_changed() else ""

    def _draft(self) -> PlanSettings | str:
        try:
            return read(self._shown(), self._levels)
        except FieldError as wrong:
            return str(wrong)

    def _choices(self) -> tuple[Segments, ...]:
        return (
            self.gives,
            self.breaks_by,
            self.while_open,
            self.redraws,
            self.draws,
            self.apart,
            self.form,
            self.round_stacks,
        )

    def _fields(self) -> tuple[Field, ...]:
        return (
            self.order,
            self.halt_at,
            self.points,
            self.final_size,
            self.final_table,
            self.round_stack,
            self.prize_seats,
            self.milestone,
            self.sizes,
        )

    def _shown(self) -> Shown:
        return Shown(
            gives=self.gives.index(),
            order=self.order.text(),
            breaks_by=self.breaks_by.index(),
            while_open=self.while_open.index(),
            halt_at=self.halt_at.text(),
            redraws=self.redraws.index(),
            points=self.points.text(),
            final_size=self.final_size.text(),
            final_table=self.final_table.text(),
            draws=self.draws.index(),
            apart=self.apart.index(),
            form=self.form.index(),
            round_stacks=self.round_stacks.index(),
            round_stack=self.round_stack.text(),
            prize_seats=self.prize_seats.text(),
            milestone=self.milestone.text(),
            sizes=self.sizes.text(),
        )

    def _put(self, shown: Shown) -> None:
        for name, value in shown._asdict().items():
            part = getattr(self, name)
            if isinstance(part, Segments):
                part.set_index(value)
            else:
                part.setText(value)
        self._follow()

    def _follow(self) -> None:
        self.points.setVisible(bool(fields.REDRAWS[self.redraws.index()][0]))
        form = fields.FORMS[self.form.index()][0]
        satellite = form is Format.SATELLITE
        rounds = form in (Format.SHOOTOUT, Format.HEADS_UP)
        named = fields.ROUNDS[self.round_stacks.index()][0] is RoundStacks.SET
        self.round_stacks.setEnabled(rounds)
        self.round_stack.setVisible(named)
        self.round_stack.setEnabled(rounds)
        self.prize_seats.setEnabled(satellite)
        self.milestone.setEnabled(satellite)
        self.drafted.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the columns side by side where both have room."""
        super().resizeEvent(event)
        beside = self.width() >= theme.px(_BESIDE)
        ways = QBoxLayout.Direction
        self._columns.setDirection(ways.LeftToRight if beside else ways.TopToBottom)

    def _moves(self) -> Form:
        form = Form()
        form.add(
            "Which table gives",
            self.gives,
            "Of the fullest tables the one that gives a player up, fixed beforehand. TDA24 11-C.",
        )
        form.add(
            "Short tables stop",
            self.halt_at,
            "At so many fewer than the fullest by elimination, TDA24 11-D. Empty: they play on.",
        )
        form.add(
            "Breaking order",
            self.order,
            "The posted order, first to break in front: 40-31, 9, 7. TDA24 11-C.",
        )
        form.add("Others break by", self.breaks_by, "Tables that are not in the posted order.")
        form.add(
            "Late registration",
            self.while_open,
            "While it is open a table that breaks may be wanted again.",
        )
        form.add(
            "Redraws",
            _row(self.redraws, self.points),
            "Everybody is drawn anew, seat and button, at so many players left.",
        )
        form.end()
        return form

    def _seats(self) -> Form:
        form = Form()
        form.add(
            "Final table of",
            self.final_size,
            "So many left sit down at it. Left empty: as the house rules say, TDA24 RP-9.",
        )
        form.add("At table", self.final_table, "Left empty: at the table that would break last.")
        form.add(
            "Seats are drawn",
            self.draws,
            "For late entries, re-entries and moves by chance. TDA24 8-A: the same for all.",
        )
        form.add(
            "Keep apart",
            self.apart,
            "Draws put named pairs at different tables. It bends chance: each draw records it.",
        )
        form.add(
            "Seats a table",
            self.sizes,
            "From a day or a level on; To do says when. The taken seats close once empty.",
        )
        form.add(
            "Format",
            self.form,
            "Shootout, heads-up: no moves within a round. Satellite: it stops with the seats won.",
        )
        form.add(
            "Next round",
            _row(self.round_stacks, self.round_stack),
            "With what the winners of a round begin the next, in a shootout or heads-up.",
        )
        form.add(
            "Satellite",
            _row(self.prize_seats, self.milestone),
            "How many seats are won; and with how many chips one is won at once.",
        )
        self.round_stacks.setAccessibleName("Stacks of the next round")
        self.round_stack.setAccessibleName("Stack of the next round")
        self.prize_seats.setAccessibleName("Seats to win")
        self.milestone.setAccessibleName("Chips that win a seat at once")
        self.redraws.setAccessibleName("Redraws")
        self.points.setAccessibleName("Redraws at so many players left")
        form.end()
        return form


def _choice(choices: Sequence[tuple[object, str]]) -> Segments:
    return Segments(tuple(words for _, words in choices), padding=9, wraps=True)


def _field(hint: str, width: float) -> Field:
    field = Field()
    field.setPlaceholderText(hint)
    measure.wide(field, width)
    return field


def _row(*parts: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setContentsMargins(0, 0, 0, 0)
    measure.gap(row, 8)
    for part in parts:
        row.addWidget(part)
    row.addStretch(1)
    return row
