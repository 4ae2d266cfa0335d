"""Setting a tournament up and what is changed about it as a whole; notes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament import clock, draw
from tdtool.tournament import event_facts as e
from tdtool.tournament import facts as f
from tdtool.tournament.asking import Asking, Decision
from tdtool.tournament.refusal import Code, Refused
from tdtool.tournament.registration import clean_name
from tdtool.tournament.tables import check_size

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.tournament import commands as c
    from tdtool.tournament import event_commands as ec


MOST_LETTERS = 100
"""Letters that the board's message line has room for."""


def open_tournament(command: c.OpenTournament, entropy: Callable[[int], bytes]) -> Decision:
    """Set a tournament up; its first draw's seed is sealed at once."""
    name = _name(command.name)
    check_size(command.seats_per_table)
    _check_reentries(command.reentries)
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


def _name(typed: str) -> str:
    name = clean_name(typed)
    if not name:
        raise Refused(Code.EMPTY_TEXT, "The tournament needs a name.")
    return name


def _check_reentries(reentries: int | None) -> None:
    if reentries is not None and reentries < 0:
        raise Refused(Code.BAD_NUMBER, "Re-entries cannot be less than none.")


def rename(ask: Asking, command: ec.RenameTournament) -> Decision:
    """Give the tournament another name."""
    name = _name(command.name)
    if name == ask.state.name:
        raise Refused(Code.NOTHING_CHANGES, "It is called so already.")
    return Decision((e.TournamentRenamed(name),))


def change_reentries(ask: Asking, command: ec.ChangeReentries) -> Decision:
    """Let people re-enter more or less often; who has entered already stays."""
    _check_reentries(command.reentries)
    if command.reentries == ask.state.reentries:
        raise Refused(Code.NOTHING_CHANGES, "So many re-entries are allowed already.")
    return Decision((e.ReentriesChanged(command.reentries),))


def set_message(ask: Asking, command: ec.SetMessage) -> Decision:
    """Write on the board's message line, or take off what stands there."""
    text = clean_name(command.text)
    if not text:
        if ask.state.message is None:
            raise Refused(Code.NOTHING_CHANGES, "The board has no message.")
        return Decision((e.MessageSet(None),))
    if len(text) > MOST_LETTERS:
        raise Refused(
            Code.BAD_NUMBER,
            f"The board has room for {MOST_LETTERS} letters, this message has {len(text):,}.",
        )
    number = ask.new_id()
    return Decision((e.MessageSet(number),), texts={number: text})


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
