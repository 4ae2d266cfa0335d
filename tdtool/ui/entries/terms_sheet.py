"""The sheet on which it is said what is sold beside entries, and until when anybody enters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout

from tdtool.rules.figures import FigureError, parse_chips
from tdtool.rules.prizes.pool import Price
from tdtool.tournament.money.commands import SetTerms
from tdtool.tournament.money.intake import prices_of
from tdtool.tournament.money.terms import START, Extra, Terms
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.registration_view import registration_view
from tdtool.ui import figures
from tdtool.ui.entries.plans import typed_moment
from tdtool.ui.entries.side_sheet import SideSheet
from tdtool.ui.entries.term_words import level_text, typed_level
from tdtool.ui.parts import measure
from tdtool.ui.parts.field import Field, captioned
from tdtool.ui.parts.label import Label, Paragraph
from tdtool.ui.prizes.money_field import MoneyField

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdtool.tournament.money.terms import Moment
    from tdtool.tournament.state import State
    from tdtool.ui.bridge import Bridge

_DAY_MS = 86_400_000
_PARTS = ("Prizes", "Fee", "Staff")


class ExtraFields:
    """The fields of a rebuy or an add-on; without chips it is not sold."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.price = [MoneyField() for _ in _PARTS]
        self.chips = Field()
        self.most = Field()
        self.begins = Field()
        self.ends = Field()
        self.chips.setPlaceholderText("not sold")
        self.most.setPlaceholderText("any number")
        self.begins.setPlaceholderText("the start")
        self.ends.setPlaceholderText("6, or break 6")

    def fields(self) -> tuple[Field, ...]:
        """Give all fields in the order in which they are typed."""
        return (*self.price, self.chips, self.most, self.begins, self.ends)

    def lay_out(self) -> QGridLayout:
        """Put them into three short rows."""
        grid = QGridLayout()
        measure.gap(grid, 8, 8)
        for column, part in enumerate(_PARTS):
            grid.addLayout(captioned(part, self.price[column]), 0, 2 * column, 1, 2)
        rest = (("Chips", self.chips), ("At most", self.most))
        when = (("From level", self.begins), ("To the end of", self.ends))
        for row, pair in enumerate((rest, when), 1):
            for column, (caption, field) in enumerate(pair):
                grid.addLayout(captioned(caption, field), row, 3 * column, 1, 3)
        for field in self.fields():
            field.setAccessibleName(f"{self.name}: {field.accessibleName()}")
            field.setMinimumWidth(0)
        return grid

    def show(self, extra: Extra | None, state: State) -> None:
        """Show what is sold."""
        currency = prices_of(state).currency
        for field, name in zip(self.price, ("prize", "fee", "staff"), strict=True):
            field.set_currency(currency)
            field.set_amount(None if extra is None else getattr(extra.price, name) or None)
        self.chips.setText("" if extra is None else figures.number(extra.chips))
        most = None if extra is None else extra.most
        self.most.setText("" if most is None else str(most))
        begins = None if extra is None or extra.begins == START else extra.begins
        self.begins.setText(level_text(begins, state.structure))
        ends = None if extra is None else extra.ends
        self.ends.setText(level_text(ends, state.structure))

    def read(self, state: State) -> Extra | str | None:
        """Give what is typed, None where it is not sold, or a sentence about what is wrong."""
        if not self.chips.text().strip():
            typed = [field for field in self.fields() if field.text().strip()]
            return f"{self.name}: say how many chips are sold." if typed else None
        if any(field.is_wrong() for field in self.price):
            return f"{self.name}: something there is no amount."
        try:
            chips = parse_chips(self.chips.text())
        except FigureError:
            return f"{self.name}: the chips are a number, as 20,000."
        most = self.most.text().strip()
        if most and not most.isdecimal():
            return f"{self.name}: how many at most is a number."
        moments: list[Moment | None] = []
        for field in (self.begins, self.ends):
            when = typed_level(field.text(), state.structure) if field.text().strip() else None
            if when is None and field.text().strip():
                return f"{self.name}: a level is written as 6, a break as break 6."
            moments.append(when)
        price = Price(*(field.amount() or 0 for field in self.price))
        return Extra(price, chips, int(most) if most else None, moments[0] or START, moments[1])


class TermsSheet(SideSheet):
    """Rebuys, add-ons, and the time when registration ends; Enter sets all of it."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__("Rebuys, registration", "Set")
        self._bridge = bridge
        self._shown = Terms()
        self._closes = ""
        self.rebuy = ExtraFields("Rebuy")
        self.add_on = ExtraFields("Add-on")
        self.closes = Field()
        self.hint = Paragraph(role="third", size=12)
        for one in (self.rebuy, self.add_on):
            self.body.addWidget(Label(one.name, weight=QFont.Weight.DemiBold))
            self.body.addLayout(one.lay_out())
        self.body.addLayout(captioned("Registration ends at", self.closes))
        self.body.addWidget(self.hint)
        for field in (*self.rebuy.fields(), *self.add_on.fields(), self.closes):
            field.textChanged.connect(self.look_again)
        self.wanted.connect(self.commit)

    def open(self) -> None:
        """Show what is set."""
        state, now = self._bridge.desk.state, self._bridge.desk.now()
        self._shown = state.till.terms
        self.rebuy.show(self._shown.rebuy, state)
        self.add_on.show(self._shown.add_on, state)
        ends = registration_view(state, now)
        closes = self._shown.closes_ms
        self._closes = "" if closes is None else figures.time_of_day(closes, now.utc_offset)
        self.closes.setText(self._closes)
        said = ends.until or "no end is set in the levels"
        self.closes.setPlaceholderText("a time, as 21:30")
        self.hint.setText(
            "A time goes before the levels." if closes is not None else f"By the levels: {said}."
        )
        self.look_again()

    def first_field(self) -> QWidget:
        """Begin with the rebuy's price."""
        return self.rebuy.price[0]

    def terms(self) -> Terms | str:
        """Give what is typed, or a sentence about what is wrong."""
        state = self._bridge.desk.state
        extras: list[Extra | None] = []
        for one in (self.rebuy, self.add_on):
            read = one.read(state)
            if isinstance(read, str):
                return read
            extras.append(read)
        closes: int | None = None
        typed = self.closes.text().strip()
        if typed and typed == self._closes:
            closes = self._shown.closes_ms
        elif typed:
            past = typed_moment(typed, self._bridge.desk.now())
            if past is None:
                return "The time is written as 21:30 or 9:30 pm."
            closes = past + _DAY_MS
        return Terms(extras[0], extras[1], closes)

    def look_again(self) -> None:
        """Say what is wrong, and whether anything waits to be set."""
        terms = self.terms()
        self.say_problem(terms if isinstance(terms, str) else "")
        self.do_button.setEnabled(not isinstance(terms, str) and terms != self._shown)

    def commit(self) -> None:
        """Set what is typed."""
        terms = self.terms()
        if isinstance(terms, str) or terms == self._shown:
            return
        done = self._bridge.do(SetTerms(terms), quiet=True)
        if isinstance(done, Refusal):
            self.say_problem(done.sentence)
        else:
            self.finished.emit()
