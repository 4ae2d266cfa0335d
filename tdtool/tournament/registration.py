"""Who is in the event: entries, re-entries, and those who were never in."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from tdtool.tournament import elimination
from tdtool.tournament import facts as f
from tdtool.tournament.asking import Asking, Decision, called
from tdtool.tournament.counted.acts import refuse_names
from tdtool.tournament.days import brought
from tdtool.tournament.drawing import draw_for
from tdtool.tournament.money.receipts import charged, given_back
from tdtool.tournament.refusal import Code, Refused
from tdtool.tournament.state import Status

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.tournament import commands as c
    from tdtool.tournament.money.means import Means
    from tdtool.tournament.state import Entry
    from tdtool.tournament.values import PersonId


def clean_name(name: str) -> str:
    """Take control characters and doubled spaces out of a name; nothing else is changed."""
    visible = "".join(
        " " if unicodedata.category(letter) in ("Cc", "Zl", "Zp") else letter for letter in name
    )
    return " ".join(visible.split())


def _late(ask: Asking) -> None:
    if ask.registration_over:
        ask.house(Code.REGISTRATION_ENDED, "Registration has ended.")


def _new_persons(ask: Asking, names: Sequence[str]) -> dict[PersonId, str]:
    persons: dict[PersonId, str] = {}
    for place, name in enumerate(names, 1):
        cleaned = clean_name(name)
        if not cleaned:
            raise Refused(Code.EMPTY_TEXT, f"Name {place} of {len(names)} is empty.")
        persons[ask.new_id()] = cleaned
    return persons


def _enter(ask: Asking, persons: Sequence[PersonId]) -> tuple[f.EntryRegistered, ...]:
    refuse_names(ask)
    number = ask.state.last_entry
    entered: list[f.EntryRegistered] = []
    for person in persons:
        last = ask.state.last_entry_of(person)
        if last is not None:
            text = "is already entered" if last.status is not Status.OUT else "went out; re-enter"
            raise Refused(Code.ALREADY_ENTERED, f"{called(last)} {text}.")
        number += 1
        again = brought.gone(ask.state).get(person, 0)
        if again:
            _limit(ask, again, f"he has entered {again} times in the flights")
        entered.append(f.EntryRegistered(number, person, 1 + again, late=ask.started))
    if len({fact.person for fact in entered}) < len(entered):
        raise Refused(Code.ALREADY_ENTERED, "The same person stands in the list twice.")
    return tuple(entered)


def register(ask: Asking, command: c.Register) -> Decision:
    """Enter people without seating them."""
    _late(ask)
    new = _new_persons(ask, command.names)
    entered = _enter(ask, (*command.persons, *new))
    if not entered:
        raise Refused(Code.NOBODY, "Nobody is named.")
    paid = charged(ask, entered, command.means)
    return Decision((*entered, *paid), persons=new)


def register_and_seat(ask: Asking, command: c.RegisterAndSeat) -> Decision:
    """Enter one person and draw his seat; without an open seat he waits as an alternate."""
    _late(ask)
    new = _new_persons(ask, () if command.person else (command.name,))
    entered = _enter(ask, (command.person,) if command.person else tuple(new))
    one = entered[0]
    drawn = draw_for(ask, (one.entry,), new={one.entry: one.person})
    paid = charged(ask, entered, command.means)
    return Decision((*entered, *paid, *drawn), persons=new)


def unregister(ask: Asking, command: c.Unregister) -> Decision:
    """Take an entry out as if it had never been, and give back what was paid for it."""
    return withdrawn(ask, ask.entry(command.entry), None)


def withdrawn(ask: Asking, entry: Entry, means: Means | None) -> Decision:
    """Take an entry out and give back what was paid; `means` None: as it was paid."""
    if entry.status is Status.OUT:
        raise Refused(
            Code.ALREADY_OUT, f"{called(entry)} went out; an entry that was played stays."
        )
    if brought.carried(ask.state, entry.id) is not None:
        raise Refused(Code.ALREADY_ENTERED, f"{called(entry)} came with a stack from a flight.")
    if ask.started and entry.seat is not None:
        ask.house(Code.ALREADY_SEATED, f"{called(entry)} has been dealt in at {entry.seat}.")
    refunds = given_back(ask, ask.state.till.standing(entry.id), means)
    return Decision((*refunds, f.EntryUnregistered(entry.id, entry.seat)))


def _reentry_refused(ask: Asking, entry: Entry) -> None:
    _late(ask)
    bust = ask.state.busts.get(entry.id)
    if bust is not None and bust.penalty is not None:
        ask.house(Code.DISQUALIFIED, f"{called(entry)} was disqualified.")
    _limit(ask, entry.number, called(entry))


def _limit(ask: Asking, entries: int, who: str) -> None:
    """Refuse one more entry to somebody who has entered so often, where the limit is reached."""
    limit = ask.state.reentries
    if limit is not None and entries > limit:
        used = "No re-entry is allowed" if limit == 0 else f"The limit of {limit} is used up"
        ask.house(Code.REENTRIES_USED, f"{used}: {who}.")


def re_enter(ask: Asking, command: c.ReEnter) -> Decision:
    """Enter a player again and draw his seat, busting him on his word where need be."""
    entry = ask.entry(command.entry)
    last = ask.state.last_entry_of(entry.person)
    if last is not None and last.id != entry.id:
        if last.status is not Status.OUT:
            raise Refused(Code.BACK_IN_PLAY, f"{called(entry)} is already back in.")
        entry = last
    if entry.status is Status.WAITING:
        raise Refused(Code.ALREADY_ENTERED, f"{called(entry)} waits for a seat already.")
    _reentry_refused(ask, entry)
    facts: list[f.Fact] = []
    if entry.status is not Status.OUT:
        facts.append(elimination.on_his_word(ask, entry))
    number = ask.state.last_entry + 1
    again = f.EntryRegistered(number, entry.person, entry.number + 1, late=ask.started)
    facts += (again, *charged(ask, (again,), command.means))
    facts += draw_for(ask, (number,), new={number: entry.person})
    return Decision(tuple(facts))
