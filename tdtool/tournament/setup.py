"""Setting a tournament up, its house rules, and notes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament import clock, draw
from tdtool.tournament import facts as f
from tdtool.tournament.asking import Asking, Decision
from tdtool.tournament.refusal import Code, Refused
from tdtool.tournament.registration import clean_name
from tdtool.tournament.seating import check_size

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament import commands as c


def open_tournament(command: c.OpenTournament, entropy: Callable[[int], bytes]) -> Decision:
    """Set a tournament up; its first draw's seed is sealed at once."""
    name = clean_name(command.name)
    if not name:
        raise Refused(Code.EMPTY_TEXT, "The tournament needs a name.")
    check_size(command.seats_per_table)
    if command.reentries is not None and command.reentries < 0:
        raise Refused(Code.BAD_NUMBER, "Re-entries cannot be less than none.")
    if clock.first_row(command.structure) is None:
        raise Refused(Code.NO_LEVELS, "A structure needs at least one level.")
    return Decision(
        (
            f.TournamentOpened(
                name=name,
                structure=command.structure,
                house=command.house,
                seats_per_table=command.seats_per_table,
                seal=draw.seal(entropy),
                reentries=command.reentries,
            ),
        )
    )


def change_house(ask: Asking, command: c.ChangeHouseRules) -> Decision:
    """Play by other house rules from here on."""
    if command.house == ask.state.house:
        raise Refused(Code.NOTHING_CHANGES, "These are the house rules already.")
    return Decision((f.HouseRulesChanged(command.house),))


def record_sheet(ask: Asking, command: c.RecordSheet) -> Decision:
    """Note that a sheet was printed."""
    if command.table is not None:
        ask.table(command.table)
    if command.ruling is not None and command.ruling not in ask.state.rulings:
        raise Refused(Code.NO_SUCH_RULING, f"There is no ruling {command.ruling}.")
    return Decision((f.SheetPrinted(command.sheet, command.table, command.ruling),))


def write_note(ask: Asking, command: c.WriteNote) -> Decision:
    """Write a note, about a table or an entry where one is named."""
    text = command.text.strip()
    if not text:
        raise Refused(Code.EMPTY_TEXT, "The note is empty.")
    if command.table is not None:
        ask.table(command.table)
    if command.entry is not None:
        ask.entry(command.entry)
    number = ask.new_id()
    return Decision((f.Noted(number, command.table, command.entry),), texts={number: text})
