"""Deciding on bounties: who knocked whom out, and which envelopes there are."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tdtool.rules.prizes.bounty import BountyKind, Envelopes, envelopes_left
from tdtool.tournament.asking import Asking, Decision, called
from tdtool.tournament.money.currency import written
from tdtool.tournament.money.intake import prices_of
from tdtool.tournament.prizes import facts as p
from tdtool.tournament.prizes.bounties import bounties, envelopes
from tdtool.tournament.prizes.state import Knockout
from tdtool.tournament.refusal import Code, Refused

if TYPE_CHECKING:
    from collections.abc import Container, Iterable

    from tdtool.tournament.prizes import commands as pc
    from tdtool.tournament.values import EntryId


def name_knockout(ask: Asking, command: pc.NameKnockout) -> Decision:
    """Take down who knocked a player out; several share, nobody may have."""
    state, prizes = ask.state, ask.state.prizes
    out = ask.entry(command.out)
    bust = state.busts.get(out.id)
    if bust is None:
        raise Refused(Code.NOT_OUT, f"{called(out)} is not out.")
    by = winners(ask, command.by, (out.id,))
    for number in by:
        gone = state.busts.get(number)
        if gone is not None and gone.when < bust.when:
            raise Refused(
                Code.ALREADY_OUT, f"{called(ask.entry(number))} went out before {called(out)}."
            )
    if Knockout(by, command.envelope) == prizes.knockouts.get(out.id):
        raise Refused(Code.NOTHING_CHANGES, "That is noted already.")
    _check_envelope(ask, command)
    return Decision((p.KnockoutNamed(out.id, by, command.envelope),))


def winners(ask: Asking, by: Iterable[EntryId], out: Container[EntryId]) -> tuple[EntryId, ...]:
    """Give those who knocked somebody out, each once; none of them is out by it himself."""
    found = tuple(dict.fromkeys(by))
    for number in found:
        winner = ask.entry(number)
        if winner.id in out:
            raise Refused(Code.BAD_NUMBER, f"{called(winner)} cannot have knocked himself out.")
    return found


def _check_envelope(ask: Asking, command: pc.NameKnockout) -> None:
    if command.envelope is None:
        return
    prices = prices_of(ask.state)
    if prices.bounty is not BountyKind.MYSTERY or not command.by:
        raise Refused(Code.NO_BOUNTIES, "No envelope is drawn for that.")
    before = ask.state.prizes.knockouts.get(command.out)
    again = before is not None and before.envelope == command.envelope
    left = {one.value: one.number - one.drawn for one in envelopes(ask.state)}
    if not again and not left.get(command.envelope):
        amount = written(command.envelope, prices.currency)
        raise Refused(Code.NO_BOUNTIES, f"No envelope of {amount} is left.")


def set_envelopes(ask: Asking, command: pc.SetEnvelopes) -> Decision:
    """Count the envelopes out; together they are the bounty fund to the last unit."""
    state, prices = ask.state, prices_of(ask.state)
    found = bounties(state)
    if found is None or prices.bounty is not BountyKind.MYSTERY:
        raise Refused(Code.NO_BOUNTIES, "This tournament has no mystery bounties.")
    numbers: Counter[int] = Counter()
    for one in command.envelopes:
        if one.value < 1 or one.number < 1:
            raise Refused(Code.BAD_NUMBER, "An envelope has a value, and there is one at least.")
        numbers[one.value] += one.number
    counted = tuple(Envelopes(value, numbers[value]) for value in sorted(numbers, reverse=True))
    if counted == state.prizes.envelopes:
        raise Refused(Code.NOTHING_CHANGES, "That is noted already.")
    off = envelopes_left(counted) - found.books.fund
    if off:
        much = written(abs(off), prices.currency)
        raise Refused(
            Code.DOES_NOT_ADD_UP,
            f"The envelopes come to {much} {'more' if off > 0 else 'less'} than the bounties.",
        )
    for one in envelopes(state):
        if one.drawn > numbers[one.value]:
            raise Refused(
                Code.NO_BOUNTIES,
                f"{one.drawn} of {written(one.value, prices.currency)} were drawn already.",
            )
    return Decision((p.EnvelopesSet(counted),))
