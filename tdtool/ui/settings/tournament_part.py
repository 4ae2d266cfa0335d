"""What the tournament that is shown is called, and how many sit down and come back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from tdtool.tournament.event_commands import ChangeReentries, RenameTournament
from tdtool.tournament.plans.commands import ResizeTables
from tdtool.tournament.registration import clean_name
from tdtool.tournament.tables import FEWEST_SEATS, MOST_SEATS
from tdtool.ui import keys
from tdtool.ui.acts import Act
from tdtool.ui.parts import measure
from tdtool.ui.parts.field import Field, Number
from tdtool.ui.parts.segments import Segments
from tdtool.ui.settings.form import Form

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from tdtool.tournament.commands import Command
    from tdtool.tournament.state import State

_USUAL_REENTRIES = (0, 1, 2, 3)


class TournamentPart(Form):
    """Three settings of the event; nothing is in force before Enter."""

    put = "Put in force"
    """What Enter does here."""
    hint = "The seats of one table alone change from its menu."
    drafted = Signal()
    """What stands in a field changed."""

    def __init__(self) -> None:
        super().__init__()
        self._in_force: tuple[str, int, int | None] = ("", FEWEST_SEATS, 0)
        self._choices: tuple[int | None, ...] = (*_USUAL_REENTRIES, None)
        self.name = Field()
        self.seats = Number(FEWEST_SEATS, FEWEST_SEATS, MOST_SEATS)
        self.reentries = Segments(tuple(map(_times, self._choices)))
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
        self.end()
        self.name.textChanged.connect(self._follow)
        self.seats.changed.connect(self._follow)
        self.reentries.chosen.connect(self._follow)

    def first_field(self) -> QWidget:
        """Start with the name."""
        return self.name

    def show_state(self, state: State) -> None:
        """Show what is in force; what was begun in a field is kept."""
        name, seats, reentries = self._draft()
        name_before, seats_before, reentries_before = self._in_force
        self._in_force = state.name, state.seats_per_table, state.reentries
        if name == name_before:
            self.name.setText(state.name)
        if seats == seats_before:
            self.seats.set_value(state.seats_per_table)
        kept = state.reentries if reentries == reentries_before else reentries
        self._offer_reentries(state.reentries, kept)
        self._follow()

    def commands(self) -> tuple[Command, ...]:
        """Give what puts the draft in force, an act for each field that was changed."""
        name, seats, reentries = self._draft()
        if self._missing():
            return ()
        name_now, seats_now, reentries_now = self._in_force
        made: list[Command] = []
        if name != name_now:
            made.append(RenameTournament(name))
        if seats is not None and seats != seats_now:
            made.append(ResizeTables(seats))
        if reentries != reentries_now:
            made.append(ChangeReentries(reentries))
        return tuple(made)

    def is_changed(self) -> bool:
        """Tell whether a field differs from what is in force, be it of use or not."""
        return self._draft() != self._in_force

    def forget(self) -> None:
        """Go back to what is in force."""
        name, seats, reentries = self._in_force
        self.name.setText(name)
        self.seats.set_value(seats)
        self._offer_reentries(reentries, reentries)
        self._follow()

    def remark(self) -> str:
        """Say what waits to be put in force or what is missing, "" where nothing is."""
        name, seats, reentries = self._draft()
        name_now, seats_now, reentries_now = self._in_force
        changed = [
            what
            for what, differs in (
                ("name", name != name_now),
                ("seats", seats != seats_now),
                ("re-entries", reentries != reentries_now),
            )
            if differs
        ]
        if not changed or self._missing():
            return self._missing()
        which = " and ".join([", ".join(changed[:-1]), changed[-1]]) if changed[1:] else changed[0]
        return f"{which.capitalize()} changed, not in force yet."

    def in_force(self, acts: int) -> str:
        """Say that so many acts put the draft in force."""
        if acts == 1:
            return keys.told("In force. {undo} takes it back.")
        return f"In force, by {acts} acts. {keys.named(Act.UNDO)} takes them back one by one."

    def _draft(self) -> tuple[str, int | None, int | None]:
        chosen = self._choices[self.reentries.index()]
        return clean_name(self.name.text()), self.seats.value(), chosen

    def _missing(self) -> str:
        name, seats, _ = self._draft()
        if not name:
            return "The tournament needs a name."
        return f"A table has {FEWEST_SEATS} to {MOST_SEATS} seats." if seats is None else ""

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
