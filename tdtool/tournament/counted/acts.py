"""Deciding on a field without names: counted, changed, and given up for names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.asking import Asking, Decision
from tdtool.tournament.counted import facts as cf
from tdtool.tournament.counted.field import named, over_limit, problem
from tdtool.tournament.counted.fold import Change, counted
from tdtool.tournament.refusal import Code, Refused

if TYPE_CHECKING:
    from tdtool.tournament.counted import commands as cc


def count_field(ask: Asking, command: cc.CountField) -> Decision:
    """Take down what was counted; the first count makes it a tournament without names."""
    _no_names(ask)
    fact = cf.FieldCounted(
        command.entries, command.again, command.left, command.rebuys, command.add_ons
    )
    if ask.state.counted is None and command.entries is None:
        raise Refused(Code.BAD_NUMBER, "How many have entered? That is counted first.")
    return _written(ask, fact)


def change_field(ask: Asking, command: cc.ChangeField) -> Decision:
    """Take down who came, went out or bought something since the last count."""
    _no_names(ask)
    if ask.state.counted is None:
        raise Refused(Code.BAD_NUMBER, "How many have entered? That is counted first.")
    if command.again > 0 and ask.state.reentries == 0:
        ask.house(Code.REENTRIES_USED, "No re-entry is allowed in this tournament.")
    entries = command.entered + command.again
    changes: list[Change] = []
    if any((entries, command.again, command.rebuys, command.add_ons)):
        changes.append(cf.FieldChanged(entries, command.again, command.rebuys, command.add_ons))
    if command.out:
        changes.append(cf.PlayersOut(command.out))
    return _written(ask, *changes)


def forget_field(ask: Asking, command: cc.ForgetField) -> Decision:  # noqa: ARG001
    """Count no more, so that players can be entered by name."""
    if ask.state.counted is None:
        raise Refused(Code.NOTHING_CHANGES, "Players are entered by name already.")
    return Decision((cf.FieldForgotten(),))


def _no_names(ask: Asking) -> None:
    entered = named(ask.state)
    if not entered:
        return
    who = "1 player is" if entered == 1 else f"{entered:,} players are"
    raise Refused(
        Code.NAMES_ENTERED,
        f"{who} entered by name, and names and counts do not go together: unregister them first.",
    )


def _written(ask: Asking, *facts: Change) -> Decision:
    terms, field = ask.state.till.terms, ask.state.counted
    for fact in facts:
        field = counted(field, fact)
        wrong = problem(field, terms)
        if wrong:
            raise Refused(Code.BAD_NUMBER, wrong)
    if field is None or field == ask.state.counted:
        raise Refused(Code.NOTHING_CHANGES, "That is what was counted already.")
    too_many = over_limit(field, terms)
    if too_many:
        ask.house(Code.SALES_USED, too_many)
    return Decision(facts)


def refuse_names(ask: Asking) -> None:
    """Refuse to enter anybody by name while the field is counted."""
    field = ask.state.counted
    if field is not None:
        raise Refused(
            Code.WITHOUT_NAMES,
            f"This tournament runs without names, {field.entries:,} are counted: "
            "go over to names first.",
        )
