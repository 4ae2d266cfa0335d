"""Bring flights together: which, whose bag goes forward, totals before and after, then the day."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.people.folding import fold
from tdtool.tournament.days.next_day import preparations, refusal
from tdtool.tournament.days.rest import registration_ended_before
from tdtool.tournament.days.values import Forward
from tdtool.tournament.money.intake import prices_of
from tdtool.tournament.refusal import Refusal
from tdtool.ui import act_rows, figures, keys, plain
from tdtool.ui.acts import Act
from tdtool.ui.days.along_words import along_words
from tdtool.ui.days.day_form import DayForm, earliest
from tdtool.ui.days.flight_row import FORWARD
from tdtool.ui.days.flights_draft import FlightsDraft
from tdtool.ui.days.flights_model import FlightsModel
from tdtool.ui.days.people_model import PeopleModel
from tdtool.ui.days.side_table import SideTable
from tdtool.ui.days.totals import Totals
from tdtool.ui.floor.refusal_bar import RefusalBar
from tdtool.ui.icons import Icon
from tdtool.ui.panels.panel import Panel
from tdtool.ui.panels.two_columns import TwoColumns
from tdtool.ui.parts import measure
from tdtool.ui.parts.field import captioned
from tdtool.ui.parts.key_label import KeyHint
from tdtool.ui.parts.label import Paragraph
from tdtool.ui.parts.segments import Segments

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent

    from tdtool.desk import Desk
    from tdtool.tournament.commands import Command, OpenTournament
    from tdtool.tournament.days.commands import BringTogether
    from tdtool.tournament.days.flight_end import FlightEnd
    from tdtool.tournament.days.merge import MergePlan
    from tdtool.ui.shelf import Head

_RULES = {Forward.BEST: "best stack", Forward.FIRST: "first stack", Forward.LAST: "last stack"}
_NOTES = {
    Forward.BEST: "Of several bags the largest goes forward; the others leave play.",
    Forward.FIRST: "Who has a bag keeps it; a later one leaves play.",
    Forward.LAST: "The last bag goes forward; earlier ones leave play.",
}
_FLIGHT_WIDTHS = (0, 88, 138)
_LEFT = 376
_NAME_WIDTH, _STACK_WIDTH, _FEWER = 144, 96, 84
_MANY = 4
"""From so many flights on their columns are narrower."""
_HINT = (
    (
        "Left and Right choose another bag, {flights_none} none of them. {flights_same} says that"
        " two ids are one person."
    ),
    "Left, Right: another bag. {flights_none}: none. {flights_same}: one person.",
)


@dataclass(frozen=True, slots=True)
class NextDay:
    """What the flights become: `opening` None brings them into the tournament that is shown."""

    opening: OpenTournament | None
    prepare: tuple[Command, ...]
    bring: BringTogether
    reason: str = ""
    """Why it is done although the house refuses it."""


class FlightsPanel(Panel):
    """Reads the tournaments of the file one by one; nothing is written before its main act."""

    accepted = Signal(object)
    """They are to be brought together so (`NextDay`)."""

    def __init__(
        self, heads: Sequence[Head], shown: Desk, give: Callable[[str], Desk | None]
    ) -> None:
        row = act_rows.row(Act.BRING_TOGETHER)
        super().__init__("Bring flights together", row.icon or Icon.MOVE, Act.BRING_TOGETHER)
        self._shown, self._give = shown, give
        self._into = shown.state.clock is None and shown.state.days.brought is None
        heads = [head for head in heads if not (self._into and head.id == shown.id)]
        self._heads = sorted(heads, key=lambda head: (head.created_ms, head.id))
        self._read: dict[str, Desk] = {}
        self.draft = FlightsDraft()
        flight = shown.state.days.flight
        if flight is not None:
            self.draft.forward = flight.forward
        self.totals = Totals(("Flights", "Bags before", "Go forward", "Leave play"))
        self.along = Paragraph(role="second", size=12.5)
        self.flights_model = FlightsModel(self._heads, self.draft)
        self.flights = SideTable()
        self.flights.setModel(self.flights_model)
        self.flights.setAccessibleName("Flights")
        self.flights.set_widths(_FLIGHT_WIDTHS)
        self.forward = Segments(tuple(text for _, text in FORWARD))
        self.rule_note = Paragraph(role="third", size=12)
        self.form = DayForm()
        self.people_model = PeopleModel()
        self.people = SideTable()
        self.people.setModel(self.people_model)
        self.people.setAccessibleName("People with several bags")
        self.segments = Segments(("To look at", "Everybody"))
        self.segments.setAccessibleName("Which people")
        self.hint = KeyHint(_HINT, size=12, role="second")
        self.nobody = Paragraph(role="second")
        self.refusal = RefusalBar()
        self.primary.setText("Bring them together")
        self.primary.set_key(Act.FLIGHTS_ACCEPT)
        self._lay_out()
        self._connect()
        self.forward.set_index([rule for rule, _ in FORWARD].index(self.draft.forward))
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._read_next)
        self._timer.start()
        self._show()

    def first_field(self) -> QWidget:
        """Start with the flights."""
        return self.flights

    def is_read(self) -> bool:
        """Tell whether every tournament was read."""
        return len(self._read) == len(self._heads)

    def read_all(self) -> None:
        """Read what was not read yet at once."""
        while not self.is_read():
            self._read_next()

    def do_primary(self) -> None:
        """Set the next day up as it was decided."""
        self._accept("")

    def refuse(self, found: Refusal, command: Command) -> None:
        """Say why it was not done."""
        self.refusal.refuse(found, command)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of the two lists; the rest is the panel's."""
        key = event.key()
        enter = key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if keys.is_key(event, Act.FLIGHTS_ACCEPT):
            self._enter()
        elif enter and self.flights.hasFocus():
            self._tick()
        elif enter and self.people.hasFocus():
            self._choose(1)
        elif enter:
            event.accept()
        elif self.people.hasFocus() and self._decide(event):
            return
        else:
            super().keyPressEvent(event)

    def _decide(self, event: QKeyEvent) -> bool:
        """Do what a key stands for on a person."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        row = self.people_model.row_at(self.people.currentIndex().row())
        if row is None:
            return False
        step = None if event.modifiers() else steps.get(Qt.Key(event.key()))
        if step is not None:
            self._choose(step)
        elif keys.is_key(event, Act.FLIGHTS_NONE):
            self.draft.decide(row, None)
            self._show()
        elif keys.is_key(event, Act.FLIGHTS_SAME):
            self.draft.say_same(row)
            self._show()
        else:
            return False
        return True

    def _choose(self, step: int) -> None:
        row = self.people_model.row_at(self.people.currentIndex().row())
        if row is not None:
            self.draft.choose(row, step)
            self._show()

    def _tick(self) -> None:
        head = self.flights_model.head(self.flights.currentIndex().row())
        gone = None if head is None else self.draft.went_on(head.id)
        if head is not None:
            self.draft.tick(head.id)
            self._show()
        if gone is not None:
            self.refusal.say(f"Its bags went on to {plain.one_line(gone.into, 60)}. Undo it there.")

    def _read_next(self) -> None:
        """Read one tournament: the window lives on between two."""
        head = next((one for one in self._heads if one.id not in self._read), None)
        if head is None:
            self._timer.stop()
            return
        desk = self._shown if head.id == self._shown.id else self._give(head.id)
        if desk is None:
            self._timer.stop()
            self.close_panel()
            return
        self._read[head.id] = desk
        self.draft.read(desk, ticked=self._belongs(desk))
        self._show()

    def _belongs(self, desk: Desk) -> bool:
        """Tell whether a tournament is a flight of the event that is shown."""
        flight, shown = desk.state.days.flight, self._shown.state.days.flight
        if shown is not None:
            return flight is not None and fold(flight.event) == fold(shown.event)
        return desk.id == self._shown.id or (flight is None and bool(desk.state.days.bags))

    def _show(self) -> None:
        """Show what was read and decided."""
        self.flights_model.show_again()
        if not self.flights.currentIndex().isValid() and self._heads:
            self.flights.setCurrentIndex(self.flights_model.index(0, 0))
        flights = self.draft.flights
        self._show_form(flights)
        plan = self.draft.plan()
        self._show_people(flights)
        self._show_totals(flights, plan)
        self._show_along(flights)
        self._say(self._problem())

    def _show_form(self, flights: Sequence[FlightEnd]) -> None:
        desks = [self._read[end.origin.tournament] for end in flights]
        if desks and not self._into:
            first = self._shown if self._shown in desks else desks[0]
            row = earliest([desk.state for desk in desks], self._shown.now())
            self.form.expect(first.state, row, 1 + max(end.day for end in flights))

    def _show_people(self, flights: Sequence[FlightEnd]) -> None:
        everybody = self.segments.index() == 1
        all_ = self.draft.rows(everybody=True)
        to_look_at = [one for one in all_ if one.to_look_at]
        counts = (figures.number(len(to_look_at)), figures.number(len(all_)))
        self.segments.set_words(("To look at", "Everybody"), counts)
        row = self.people_model.row_at(self.people.currentIndex().row())
        rows = all_ if everybody else to_look_at
        names = _short([end.origin.name for end in flights])
        self.people_model.set_rows(names, rows, _RULES[self.draft.forward])
        stacks = (_FEWER if len(flights) >= _MANY else _STACK_WIDTH,) * len(flights)
        self.people.set_widths((_NAME_WIDTH, *stacks, 0))
        place = None if row is None else self.people_model.row_of(row.person)
        if rows and (place is not None or not self.people.currentIndex().isValid()):
            self.people.setCurrentIndex(self.people_model.index(place or 0, 0))
        self.people.setVisible(bool(rows))
        self.hint.setVisible(bool(rows))
        self.nobody.setVisible(not rows)
        ticked = "Nobody has several bags." if flights else "Tick the flights that meet."
        self.nobody.setText("Nobody has a bag." if everybody and flights else ticked)

    def _show_totals(self, flights: Sequence[FlightEnd], plan: MergePlan) -> None:
        count, before, after, left = self.totals.figures
        entries = sum(end.entries for end in flights)
        count.show_figure(figures.number(len(flights)), f"{figures.number(entries)} entries")
        before.show_figure(figures.number(plan.before.bags), _chips(plan.before.chips))
        after.show_figure(figures.number(plan.after.bags), _chips(plan.after.chips), "accent")
        bags = plan.before.bags - plan.after.bags
        chips = plan.before.chips - plan.after.chips
        role = "needs_you" if bags else "text"
        left.show_figure(figures.number(bags), _chips(chips), role)

    def _show_along(self, flights: Sequence[FlightEnd]) -> None:
        said = ""
        if flights:
            first = self._read[flights[0].origin.tournament]
            said = along_words(self.draft.along(), prices_of(first.state).currency)
        self.along.setText(said)
        self.along.setVisible(bool(said))

    def _bring(self) -> BringTogether:
        row = self.form.first_row()
        over = False
        if not self._into and row is not None and self.draft.flights:
            first = self._read[self.draft.flights[0].origin.tournament]
            over = registration_ended_before(first.state.structure, row)
        return self.draft.command(registration_over=over)

    def _problem(self) -> Refusal | str | None:
        """Say what stands in the way, None where nothing does."""
        if not self.is_read():
            return "The tournaments are being read…"
        bring = self._bring()
        if self._into:
            return self._shown.can(bring)
        opening = self.form.command()
        if opening is None:
            return "The next day needs a name, a level and 2 to 12 seats a table."
        return refusal(opening, bring, self._shown.now(), bytes)

    def _say(self, problem: Refusal | str | None) -> None:
        house = isinstance(problem, Refusal) and problem.house
        self.primary.setEnabled(problem is None or house)
        self.refusal.clear()
        self.remark.set_role("second" if problem is None else "needs_you")
        if problem is not None:
            text = problem if isinstance(problem, str) else problem.sentence
            self.remark.setText(text)
            return
        players = self.draft.plan().after.bags
        name = self._shown.state.name if self._into else self.form.name.text().strip()
        into = "They come into" if self._into else "Sets up"
        self.remark.setText(f"{into} {plain.one_line(name, 60)}: {players:,} players, then draw.")

    def _accept(self, reason: str) -> None:
        problem = self._problem()
        bring = self._bring()
        if isinstance(problem, Refusal) and problem.house and not reason:
            self.refuse(problem, bring)
            return
        if problem is not None and not reason:
            return
        opening = None if self._into else self.form.command()
        self.accepted.emit(NextDay(opening, self._prepared(), bring, reason))

    def _prepared(self) -> tuple[Command, ...]:
        """Give what the next day takes over from the first flight."""
        row = self.form.first_row()
        if self._into or row is None:
            return ()
        first = self._read[self.draft.flights[0].origin.tournament]
        day = 1 + max(end.day for end in self.draft.flights)
        return preparations(first.state, day, row, self._shown.now())

    def _rule_chosen(self, index: int) -> None:
        self.draft.forward = FORWARD[index][0]
        self._show()

    def _note(self) -> None:
        self.rule_note.setText(_NOTES[self.draft.forward])

    def _overridden(self, command: object, reason: str) -> None:
        del command
        self._accept(reason)

    def _connect(self) -> None:
        self.forward.chosen.connect(self._rule_chosen)
        self.forward.chosen.connect(self._note)
        self.segments.chosen.connect(self._show)
        self.form.changed.connect(lambda: self._say(self._problem()))
        self.flights.clicked.connect(self._tick)
        self.people.clicked.connect(self._take_clicked)
        self.refusal.overridden.connect(self._overridden)

    def _take_clicked(self, index: object) -> None:
        """Let the bag under the mouse go forward."""
        from PySide6.QtCore import QModelIndex

        if not isinstance(index, QModelIndex):
            return
        row = self.people_model.row_at(index.row())
        flight = index.column() - 1
        if row is not None and 0 <= flight < len(row.bags) and row.bags[flight] is not None:
            self.draft.decide(row, flight)
            self._show()

    def _lay_out(self) -> None:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        measure.gap(column, 10)
        column.addLayout(captioned("Flights", self.flights), 1)
        forward = captioned("Goes forward", self.forward)
        forward.addWidget(self.rule_note)
        column.addLayout(forward)
        column.addWidget(self.form)
        self.form.setVisible(not self._into)
        right = QVBoxLayout()
        measure.gap(right, 8)
        row = QHBoxLayout()
        measure.gap(row, 16)
        row.addWidget(self.segments)
        row.addWidget(self.hint, 1)
        right.addLayout(row)
        right.addWidget(self.nobody)
        right.addWidget(self.people, 1)
        right.addStretch(0)
        measure.gap(self.body, 12)
        self.body.addWidget(self.totals)
        self.body.addWidget(self.along)
        self.body.addWidget(TwoColumns(left, right, _LEFT), 1)
        self.body.addWidget(self.refusal)
        self._note()


def _chips(chips: int) -> str:
    return f"{figures.number(chips)} chips"


def _short(names: list[str]) -> list[str]:
    """Leave out of the names what all of them begin with: "1A", "1B"."""
    words = [name.split() for name in names]
    if len(words) < 2:  # noqa: PLR2004 - alone it keeps its name
        return names
    same = 0
    while all(len(one) > same + 1 and one[same] == words[0][same] for one in words):
        same += 1
    return [" ".join(one[same:]) for one in words]
