"""The sheet on which it is said how the prize table is made; what comes of it is shown first."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QStringListModel, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from tdtool.rules.prizes import percent_text
from tdtool.rules.prizes.sharing import Rest, Rounding, Way
from tdtool.tournament.money.currency import written
from tdtool.tournament.money.intake import entered, prices_of
from tdtool.tournament.prizes.commands import PlanPrizes
from tdtool.tournament.prizes.plan import PlanWay, PrizePlan, Ticket
from tdtool.tournament.prizes.table import made, plan_of, table_of
from tdtool.ui.panels.structure_source import PasteField
from tdtool.ui.parts import measure
from tdtool.ui.parts.button import Button, Kind
from tdtool.ui.parts.field import Field, captioned
from tdtool.ui.parts.plain_list import PlainList
from tdtool.ui.parts.segments import Segments
from tdtool.ui.prizes import typed_prizes
from tdtool.ui.prizes.money_field import HundredthsField, MoneyField
from tdtool.ui.prizes.payout_tables import ready_made
from tdtool.ui.prizes.sheet import PrizeSheet

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLayout

    from tdtool.rules.prizes.percent_table import PercentTable
    from tdtool.tournament.money.currency import Currency
    from tdtool.tournament.prizes.table import PrizeTable
    from tdtool.ui.bridge import Bridge
    from tdtool.ui.prizes.sheet import Do

WAYS = (PlanWay.SUGGESTED, PlanWay.PERCENT, PlanWay.FIXED, PlanWay.SEATS)
_NAMES = ("Suggested", "Percentages", "Typed", "Seats")
_ROUNDED = (Way.DOWN, Way.NEAREST)
_RESTS = (Rest.FIRST, Rest.LAST, Rest.REMAINDERS, Rest.NOBODY)
_OWN = "Your own"


class TableSheet(PrizeSheet):
    """Suggested, by percentages, typed, or in seats; `drafted` when something was typed."""

    drafted = Signal()

    def __init__(self, bridge: Bridge, do: Do) -> None:
        super().__init__(bridge, do, "Use this table")
        self._shown: PrizePlan | None = None
        self._problem = ""
        self.drop = Button("Drop it", kind=Kind.QUIET)
        self.way = Segments(_NAMES)
        self.way.setAccessibleName("How the table is made")
        self.share_paid = HundredthsField(1, 10_000)
        self.lowest = HundredthsField(0, 100_000)
        self.first_share = HundredthsField(1, 10_000)
        self.tables = PlainList()
        self.percent = PasteField("9-15: 50 30 20")
        self.typed = PasteField("1: 5,000\n2-4: 500\n5: Cap = 20")
        self.seat_name = Field()
        self.seat_worth = MoneyField()
        self.tickets = Field()
        self.unit = MoneyField()
        self.rounded = Segments(("Down", "Nearest"))
        self.rest = Segments(("First", "Last", "Remainders", "Nobody"))
        self._ways = QStackedWidget()
        self._rounding = QWidget()
        self._beside = QWidget()
        self._ready = ready_made()
        self._lay_out()
        self._connect()

    def first_field(self) -> QWidget:
        """Begin with the switch."""
        return self.way

    def forget(self) -> None:
        """Begin anew with the plan in force."""
        self._shown = None

    def refresh(self) -> None:
        """Show the plan in force, unless another one is being drafted."""
        plan = plan_of(self.bridge.desk.state)
        if self._shown is None or (self._shown != plan and not self.is_draft()):
            self._show(plan)
        self._typed()

    def is_draft(self) -> bool:
        """Tell whether something is typed that is not in force."""
        plan = self.plan()
        return self._shown is not None and (plan is None or plan != self._shown)

    def plan(self) -> PrizePlan | None:
        """Give what is typed, None while it means nothing; `_problem` then says why."""
        self._problem = ""
        way = WAYS[self.way.index()]
        try:
            return self._plan(way)
        except (typed_prizes.TypedError, percent_text.PercentTextError) as error:
            self._problem = str(error)
        return None

    def table(self) -> PrizeTable | None:
        """Give the table that a draft comes to, None where nothing is drafted."""
        plan = self.plan()
        if plan is None or not self.is_draft():
            return None
        state = self.bridge.desk.state
        return made(plan, prices_of(state), entered(state), state.seats_per_table)

    def commit(self) -> None:
        """Make the table so from now on."""
        plan = self.plan()
        if plan is not None and self.is_draft() and self.do(PlanPrizes(plan)):
            self._show(plan_of(self.bridge.desk.state))
            self._typed()

    def _plan(self, way: PlanWay) -> PrizePlan:
        currency = self._currency()
        was = self._shown or PrizePlan()
        plan = replace(
            was,
            way=way,
            tickets=() if way is PlanWay.FIXED else self._tickets(way, currency),
            rounding=Rounding(
                self.unit.amount() or 1,
                _ROUNDED[self.rounded.index()],
                _RESTS[self.rest.index()],
            ),
        )
        if way is PlanWay.SUGGESTED:
            return replace(
                plan,
                share_paid=self._number(self.share_paid, "How many are paid"),
                lowest=self._number(self.lowest, "The lowest prize"),
                first_share=self.first_share.hundredths(),
            )
        if way is PlanWay.PERCENT:
            name = self._name()
            return replace(plan, percent=percent_text.read(self.percent.toPlainText(), name))
        if way is PlanWay.FIXED:
            return replace(plan, bands=typed_prizes.bands(self.typed.toPlainText(), currency))
        return plan

    def _number(self, field: HundredthsField, what: str) -> int:
        found = field.hundredths()
        if found is None:
            raise typed_prizes.TypedError(f"{what}: that is no number that can be taken.")
        return found

    def _tickets(self, way: PlanWay, currency: Currency) -> tuple[Ticket, ...]:
        if way is not PlanWay.SEATS:
            return typed_prizes.tickets(self.tickets.text().replace(";", "\n"), currency)
        worth = self.seat_worth.amount()
        if not worth or not self.seat_name.text().strip():
            raise typed_prizes.TypedError("What is won, and what does one cost?")
        return (Ticket(1, 1, self.seat_name.text().strip(), worth),)

    def _name(self) -> str:
        """Name the table whose lines stand in the field: a ready-made one, or his own."""
        typed = self.percent.toPlainText().strip()
        same = (one.name for one in self._ready if percent_text.written(one) == typed)
        return next(same, _OWN)

    def _usual(self) -> PercentTable | None:
        """Choose the ready-made table to begin with: one with a line for these entries."""
        count = entered(self.bridge.desk.state).all
        fitting = [one for one in self._ready if one.row_for(count) is not None]
        return next(iter([*fitting, *self._ready]), None)

    def _currency(self) -> Currency:
        return prices_of(self.bridge.desk.state).currency

    def _show(self, plan: PrizePlan) -> None:
        self._shown = plan
        currency = self._currency()
        for field in (self.unit, self.seat_worth):
            field.set_currency(currency)
        self.share_paid.set_hundredths(plan.share_paid)
        self.lowest.set_hundredths(plan.lowest)
        self.first_share.set_hundredths(plan.first_share)
        self.unit.set_amount(plan.rounding.unit)
        self.rounded.set_index(_ROUNDED.index(plan.rounding.way))
        self.rest.set_index(_RESTS.index(plan.rounding.rest))
        percent = plan.percent or self._usual()
        self._choose_ready(percent)
        self.percent.setPlainText("" if percent is None else percent_text.written(percent))
        bands = plan.bands or table_of(self.bridge.desk.state).bands
        self.typed.setPlainText(typed_prizes.written(bands, currency))
        seats = plan.way is PlanWay.SEATS
        self.seat_name.setText(plan.tickets[0].name if seats else "")
        self.seat_worth.set_amount(plan.tickets[0].worth if seats else None)
        beside = () if seats else plan.tickets
        self.tickets.setText(typed_prizes.written_tickets(beside, currency).replace("\n", "; "))
        self.way.set_index(WAYS.index(plan.way))
        # What was shown is what the fields say of it, so that nothing counts as typed.
        self._shown = self.plan() or plan

    def _typed(self) -> None:
        """Say what would come of it, and whether it can be used."""
        way = WAYS[self.way.index()]
        self._ways.setCurrentIndex(self.way.index())
        self._rounding.setVisible(way is PlanWay.PERCENT)
        self._beside.setVisible(way in {PlanWay.SUGGESTED, PlanWay.PERCENT})
        plan = self.plan()
        locked = self.bridge.desk.state.prizes.locked is not None
        draft = self.is_draft()
        self.primary.setEnabled(plan is not None and draft and not locked)
        self.drop.setVisible(draft)
        self._say(plan, locked=locked)
        self.drafted.emit()

    def _say(self, plan: PrizePlan | None, *, locked: bool) -> None:
        if plan is None:
            self.say(self._problem, "needs_you")
            return
        table = self.table()
        if locked:
            self.say("The prizes are locked: unlock them first.")
        elif table is None:
            self.say("This is how the table is made.")
        elif table.problem:
            self.say(f"{table.problem} It cannot be locked like that.", "needs_you")
        else:
            pool = written(table.pool.payable, self._currency())
            self.say(f"{table.places:,} places, {pool} in all; not in force yet.")

    def _choose_ready(self, table: PercentTable | None) -> None:
        place = self._ready.index(table) if table in self._ready else -1
        self.tables.selectionModel().blockSignals(True)
        self.tables.setCurrentIndex(self.tables.model().index(place, 0))
        self.tables.selectionModel().blockSignals(False)

    def _drop(self) -> None:
        self._show(plan_of(self.bridge.desk.state))
        self._typed()
        self.way.setFocus()

    def _table_chosen(self) -> None:
        place = self.tables.currentIndex().row()
        if 0 <= place < len(self._ready):
            self.percent.setPlainText(percent_text.written(self._ready[place]))

    def _connect(self) -> None:
        self.way.chosen.connect(self._typed)
        for field in (self.share_paid, self.lowest, self.first_share, self.unit, self.seat_worth):
            field.changed.connect(self._typed)
        for text in (self.percent, self.typed, self.tickets, self.seat_name):
            text.textChanged.connect(self._typed)
        for switch in (self.rounded, self.rest):
            switch.chosen.connect(self._typed)
        self.drop.clicked.connect(self._drop)
        self.tables.selectionModel().currentChanged.connect(self._table_chosen)

    def _lay_out(self) -> None:
        self.tables.setModel(QStringListModel([table.name for table in self._ready], self))
        self.tables.setAccessibleName("Ready-made payout tables")
        self.first_share.setPlaceholderText("as usual")
        self.body.addWidget(self.way)
        self.body.addWidget(self._ways, 1)
        for part in (self._suggested(), self._percent(), self._fixed(), self._seats()):
            self._ways.addWidget(part)
        rounding = QHBoxLayout(self._rounding)
        rounding.setContentsMargins(0, 0, 0, 0)
        measure.gap(rounding, 12)
        rounding.addLayout(captioned("Rounded", self.rounded))
        rounding.addLayout(captioned("The rest to", self.rest))
        rounding.addStretch(1)
        beside = QVBoxLayout(self._beside)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.addLayout(captioned("Tickets out of the pool, beside the money", self.tickets))
        self.tickets.setPlaceholderText("1-2: Main Event = 250; 3: Cap = 20")
        self.body.addWidget(self._rounding)
        self.body.addWidget(self._beside)
        row = QHBoxLayout()
        measure.wide(self.unit, 96)
        row.addLayout(captioned("Rounded to", self.unit))
        row.addStretch(1)
        self.body.addLayout(row)
        self.foot.insertWidget(1, self.drop)

    def _suggested(self) -> QWidget:
        row = QHBoxLayout()
        measure.gap(row, 12)
        row.addLayout(captioned("Paid, % of entries", self.share_paid))
        row.addLayout(captioned("Lowest, x entry", self.lowest))
        row.addLayout(captioned("First, % of pool", self.first_share))
        return _page(row)

    def _percent(self) -> QWidget:
        column = QVBoxLayout()
        measure.gap(column, 8)
        column.addWidget(self.tables, 2)
        column.addWidget(self.percent, 3)
        measure.tall(self.tables, 76)
        self.percent.setAccessibleName("Entries, then the percentages of the places")
        return _page(column, stretch=False)

    def _fixed(self) -> QWidget:
        column = QVBoxLayout()
        column.addWidget(self.typed, 1)
        self.typed.setAccessibleName("Places and their prizes")
        return _page(column, stretch=False)

    def _seats(self) -> QWidget:
        row = QHBoxLayout()
        measure.gap(row, 12)
        row.addLayout(captioned("What is won", self.seat_name))
        row.addLayout(captioned("One costs", self.seat_worth))
        return _page(row)


def _page(inside: QLayout, *, stretch: bool = True) -> QWidget:
    """Put parts on a page of their own, at its top."""
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.addLayout(inside, 0 if stretch else 1)
    if stretch:
        column.addStretch(1)
    return page
