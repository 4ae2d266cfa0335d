"""What the tournament that is shown is called, and how many sit down and come back."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Signal

from tdtool.tournament.days.commands import NameFlight
from tdtool.tournament.event_commands import ChangeReentries, RenameTournament
from tdtool.tournament.plans.commands import ResizeTables
from tdtool.tournament.registration import clean_name
from tdtool.tournament.tables import FEWEST_SEATS, MOST_SEATS
from tdtool.ui import keys
from tdtool.ui.acts import Act
from tdtool.ui.days.flight_row import FlightDraft, FlightRow
from tdtool.ui.parts import measure
from tdtool.ui.parts.field import Field, Number
from tdtool.ui.parts.segments import Segments
from tdtool.ui.settings.form import Form

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdtool.tournament.commands import Command
    from tdtool.tournament.state import State

_USUAL_REENTRIES = (0, 1, 2, 3)


class _Draft(NamedTuple):
    """What stands in the fields, or what is in force."""

    name: str = ""
    seats: int | None = FEWEST_SEATS
    reentries: int | None = 0
    flight: FlightDraft = FlightDraft()

    @property
    def missing(self) -> str:
        """Say what is missing, "" where nothing is."""
        if not self.name:
            return "The tournament needs a name."
        if self.seats is None:
            return f"A table has {FEWEST_SEATS} to {MOST_SEATS} seats."
        return self.flight.missing


class TournamentPart(Form):
    """Settings of the event; nothing is in force before Enter."""

    put = "Put in force"
    """What Enter does here."""
    hint = "The seats of one table alone change from its menu."
    drafted = Signal()
    """What stands in a field changed."""

    def __init__(self) -> None:
        super().__init__()
        self._in_force = _Draft()
        self._choices: tuple[int | None, ...] = (*_USUAL_REENTRIES, None)
        self.name = Field()
        self.seats = Number(FEWEST_SEATS, FEWEST_SEATS, MOST_SEATS)
        self.reentries = Segments(tuple(map(_times, self._choices)))
        self.flight = FlightRow(self)
        measure.wide(self.name, 320)
        measure.wide(self.seats, 96)
        self.add("Name", self.name, "As it stands on the board, the sheets and in the list.")
        self.add(
            "Seats a table",
            self.seats,
            "At every table, and at those that open later. A taken seat closes once it is empty.",
        )
        self.add(
            "Re-entries",
            self.reentries,
            "How often a player comes back. Those who did already stay.",
        )
        self.add(
            "Flight",
            self.flight.line(),
            "Flights of one event are brought together after their last level. "
            "Both fields empty: it stands alone.",
        )
        self.add(
            "Goes forward",
            self.flight.forward,
            "Of several bags of one player, as the house announced it.",
        )
        self.end()
        self.name.textChanged.connect(self._follow)
        self.seats.changed.connect(self._follow)
        self.reentries.chosen.connect(self._follow)
        self.flight.changed.connect(self._follow)

    def first_field(self) -> QWidget:
        """Start with the name."""
        return self.name

    def show_state(self, state: State) -> None:
        """Show what is in force; what was begun in a field is kept."""
        draft, before = self._draft(), self._in_force
        flight = FlightDraft.of(state.days.flight)
        self._in_force = _Draft(state.name, state.seats_per_table, state.reentries, flight)
        if draft.name == before.name:
            self.name.setText(state.name)
        if draft.seats == before.seats:
            self.seats.set_value(state.seats_per_table)
        if draft.flight == before.flight:
            self.flight.show_draft(flight)
        kept = state.reentries if draft.reentries == before.reentries else draft.reentries
        self._offer_reentries(state.reentries, kept)
        self._follow()

    def commands(self) -> tuple[Command, ...]:
        """Give what puts the draft in force, an act for each field that was changed."""
        draft, now = self._draft(), self._in_force
        if draft.missing:
            return ()
        made: list[Command] = []
        if draft.name != now.name:
            made.append(RenameTournament(draft.name))
        if draft.seats is not None and draft.seats != now.seats:
            made.append(ResizeTables(draft.seats))
        if draft.reentries != now.reentries:
            made.append(ChangeReentries(draft.reentries))
        if draft.flight != now.flight:
            made.append(NameFlight(draft.flight.flight))
        return tuple(made)

    def is_changed(self) -> bool:
        """Tell whether a field differs from what is in force, be it of use or not."""
        return self._draft() != self._in_force

    def forget(self) -> None:
        """Go back to what is in force."""
        now = self._in_force
        self.name.setText(now.name)
        self.seats.set_value(now.seats or FEWEST_SEATS)
        self.flight.show_draft(now.flight)
        self._offer_reentries(now.reentries, now.reentries)
        self._follow()

    def remark(self) -> str:
        """Say what waits to be put in force or what is missing, "" where nothing is."""
        draft, now = self._draft(), self._in_force
        names = ("name", "seats", "re-entries", "flight")
        changed = [what for what, one, other in zip(names, draft, now, strict=True) if one != other]
        if not changed or draft.missing:
            return draft.missing
        which = " and ".join([", ".join(changed[:-1]), changed[-1]]) if changed[1:] else changed[0]
        return f"{which.capitalize()} changed, not in force yet."

    def in_force(self, acts: int) -> str:
        """Say that so many acts put the draft in force."""
        if acts == 1:
            return keys.told("In force. {undo} takes it back.")
        return f"In force, by {acts} acts. {keys.named(Act.UNDO)} takes them back one by one."

    def _draft(self) -> _Draft:
        chosen = self._choices[self.reentries.index()]
        name = clean_name(self.name.text())
        return _Draft(name, self.seats.value(), chosen, self.flight.draft())

    def _offer_reentries(self, in_force: int | None, chosen: int | None) -> None:
        usual = {*_USUAL_REENTRIES, *(number for number in (in_force, chosen) if number)}
        self._choices = (*sorted(usual), None)
        self.reentries.set_index(0)
        self.reentries.set_words(tuple(map(_times, self._choices)))
        self.reentries.set_index(self._choices.index(chosen))

    def _follow(self) -> None:
        self.drafted.emit()


def _times(number: int | None) -> str:
    if number is None:
        return "Any number"
    return str(number) if number else "None"
