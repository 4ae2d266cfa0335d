"""Players who never came: their stacks are placed and blinded off, and pulled some time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament import elimination, queries
from tdtool.tournament.asking import Asking, Decision, called
from tdtool.tournament.no_show_facts import NoShowMarked, StackPulled
from tdtool.tournament.refusal import Code, Refused

if TYPE_CHECKING:
    from tdtool.tournament import no_show_commands as nc


def mark_no_show(ask: Asking, command: nc.MarkNoShow) -> Decision:
    """Say that nobody came to a seat; the stack stands there all the same."""
    entry = ask.entry(command.entry)
    if entry.seat is None:
        raise Refused(Code.NOT_IN_PLAY, f"{called(entry)} has no seat.")
    if entry.id in ask.state.absent:
        raise Refused(Code.NOTHING_CHANGES, f"{called(entry)} is a no-show already.")
    return Decision((NoShowMarked(entry.id, entry.seat),))


def pull_stack(ask: Asking, command: nc.PullStack) -> Decision:
    """Take a no-show's stack off the table; he is out, and his chips leave play."""
    entry = ask.entry(command.entry)
    if entry.seat is None or entry.id not in ask.state.absent:
        raise Refused(Code.NOT_A_NO_SHOW, f"{called(entry)} is not marked as a no-show.")
    if ask.state.in_play == 1:
        raise Refused(Code.LAST_PLAYER, "Somebody has to be left: the last player is not out.")
    if command.chips is not None and command.chips < 0:
        raise Refused(Code.BAD_NUMBER, "A stack cannot be less than nothing.")
    chips = command.chips
    if chips is None:
        chips = queries.starting_chips(ask.state, entry.id)
    out = elimination.out_of_his_seat(ask, entry, out_of_play=chips)
    return Decision((StackPulled(entry.id, entry.seat, chips), out))
