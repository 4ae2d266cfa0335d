"""What is said under each thing that can be done: for how many, what follows, why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.plans.alternates import place_in_line
from tdtool.tournament.refusal import Code
from tdtool.tournament.standings import ordinal
from tdtool.tournament.state import Status
from tdtool.ui import figures
from tdtool.ui.entries import till_plans
from tdtool.ui.entries.deeds import Deed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.desk import Desk
    from tdtool.tournament.refusal import Refusal
    from tdtool.tournament.values import EntryId
    from tdtool.ui.entries.deeds import FreeSeats, Offer

_NONE = {
    Deed.SEAT_CARDS: "has a seat",
    Deed.IN_THE_SEAT: "is on the way",
    Deed.MOVE: "has a seat",
    Deed.OUT: "has chips",
    Deed.RE_ENTER: "is out",
    Deed.SEAT: "waits for a seat",
    Deed.TAKE_BACK: "is out",
    Deed.UNREGISTER: "can be taken out",
    Deed.NO_SHOW: "has a seat",
    Deed.PULL: "is a no-show",
    Deed.PAYS: "owes anything",
    Deed.REBUY: "can rebuy",
    Deed.ADD_ON: "can add on",
    Deed.REFUND: "has paid",
    Deed.VOID: "has a receipt",
    Deed.RECEIPTS: "has a receipt",
    Deed.MERGE: "can be one",
    Deed.ERASE: "is out",
}
"""What none of several is, where the desk does it with none of them."""
_ONE = {
    Code.ALREADY_OUT: "is out",
    Code.NOT_OUT: "is not out",
    Code.NOT_IN_PLAY: "has no seat",
    Code.ALREADY_SEATED: "has a seat",
    Code.ALREADY_ENTERED: "waits for a seat",
    Code.BACK_IN_PLAY: "is back in play",
    Code.NOTHING_CHANGES: "is not on the way",
    Code.LAST_PLAYER: "somebody has to be left",
    Code.NO_OPEN_SEAT: "no seat is free",
    Code.ENTRY_LOCKED: "is locked to his seat",
    Code.TABLE_LOCKED: "his table is locked",
    Code.REGISTRATION_ENDED: "registration has ended",
    Code.REENTRIES_USED: "no re-entry is left",
    Code.NOTHING_DUE: "owes nothing",
    Code.NOT_A_NO_SHOW: "is no no-show",
    Code.NO_SUCH_RECEIPT: "has no receipt",
    Code.DISQUALIFIED: "was disqualified",
    Code.NOT_SOLD: "is not sold here",
    Code.SALES_USED: "has had all that are allowed",
}
"""Why not, in few words."""
_OTHER_ONE = {
    (Deed.UNREGISTER, Code.ALREADY_OUT): "was played; it stays",
    (Deed.UNREGISTER, Code.ALREADY_SEATED): "has been dealt in",
    (Deed.OUT, Code.NOT_IN_PLAY): "has no seat; unregister",
    (Deed.NO_SHOW, Code.NOTHING_CHANGES): "is a no-show already",
    (Deed.REFUND, Code.NOTHING_DUE): "has paid nothing",
    (Deed.REFUND, Code.ALREADY_OUT): "was played; it stays",
    (Deed.REFUND, Code.ALREADY_SEATED): "has been dealt in",
}
_TILL = till_plans.TILL | {Deed.RECEIPTS, Deed.NO_SHOW, Deed.PULL}
_SAME = {
    Deed.MERGE: "they are the same person",
    Deed.ERASE: "nothing is left but the entry",
}
"""What comes of it, whoever they are."""
_EVERYBODY = frozenset(
    (
        Code.LAST_PLAYER,
        Code.NO_OPEN_SEAT,
        Code.REGISTRATION_ENDED,
        Code.REENTRIES_USED,
        Code.NOT_SOLD,
        Code.SALE_CLOSED,
    )
)
"""Reasons that are no matter of who is chosen."""


def deed_note(desk: Desk, offer: Offer, chosen: Sequence[EntryId], free: FreeSeats) -> str:
    """Say for how many of the chosen it holds and what follows, or why not."""
    count = len(chosen)
    if not offer.enabled:
        return _why_not(offer, count)
    if not offer.able:
        reason = short_reason(offer.deed, offer.why)
        return f"{reason}; asks a reason" if count == 1 else f"{reason}, all {count:,}"
    follows = _follows(desk, offer, free)
    if count == 1:
        return follows
    some = f"{len(offer.able):,} of {count:,}"
    if offer.house:
        return f"{some}; {len(offer.house):,} more with a reason"
    if offer.deed is Deed.IN_THE_SEAT and len(offer.able) == 1:
        return f"{some}: {desk.name(offer.able[0])}"
    if offer.deed is Deed.MERGE:
        return follows
    joined = {Deed.UNREGISTER: f"{some} {follows}"}
    return joined.get(offer.deed, f"{some}; {follows}" if follows else some)


def short_reason(deed: Deed, refusal: Refusal | None) -> str:
    """Say in few words why the desk refuses."""
    if refusal is None:
        return ""
    known = _OTHER_ONE.get((deed, refusal.code)) or _ONE.get(refusal.code)
    return known or refusal.sentence.rstrip(".")


def _why_not(offer: Offer, count: int) -> str:
    if count == 1 or (offer.why is not None and offer.why.code in _EVERYBODY):
        return short_reason(offer.deed, offer.why)
    return f"none of the {count:,} {_NONE[offer.deed]}"


def _follows(desk: Desk, offer: Offer, free: FreeSeats) -> str:
    """Say what would come of it."""
    state, able = desk.state, offer.able
    one = state.entries[able[0]]
    if offer.deed is Deed.SEAT_CARDS:
        return "an alternate has no seat" if offer.why is not None else "with their seats"
    if offer.deed is Deed.IN_THE_SEAT:
        return f"he sits in {one.seat}" if len(able) == 1 else "they sit"
    if offer.deed is Deed.MOVE:
        table = one.seat.table if one.seat is not None and len(able) == 1 else None
        return _free_words(free, table)
    if offer.deed is Deed.OUT:
        return f"would be {_places(state.in_play, len(able))}"
    if offer.deed is Deed.RE_ENTER:
        return "a seat is drawn" if one.status is Status.OUT else "out on his word, drawn anew"
    if offer.deed is Deed.SEAT:
        return _line_words(desk, able) or _free_words(free, None)
    if offer.deed in _TILL:
        return till_plans.follows(state, offer.deed, able)
    if offer.deed in _SAME:
        return _SAME[offer.deed]
    if offer.deed is Deed.TAKE_BACK:
        return "was never out" if len(able) == 1 else "were never out"
    return "as if never entered" if len(able) == 1 and offer.why is None else "can be taken out"


def _free_words(free: FreeSeats, table: int | None) -> str:
    seat, count = free.only(), free.elsewhere(table)
    if seat is not None:
        return f"one seat is free, {seat}"
    if count == 1:
        return "one seat is free"
    where = " elsewhere" if table is not None else ""
    return f"{figures.number(count)} seats are free{where}"


def _line_words(desk: Desk, able: Sequence[EntryId]) -> str:
    """Say how many wait longer than those who would be seated."""
    before = passed_over(desk, able)
    if not before:
        return ""
    who = "him" if len(able) == 1 else "them"
    if len(before) == 1:
        return f"1 alternate is before {who}"
    return f"{len(before):,} alternates are before {who}"


def passed_over(desk: Desk, seated: Sequence[EntryId]) -> tuple[EntryId, ...]:
    """List who waits for a seat and paid or entered before the last of those, the first first."""
    entries = desk.state.entries
    mine = set(seated)
    waiting = [entries[entry] for entry in seated if entries[entry].status is Status.WAITING]
    if not waiting:
        return ()
    state = desk.state
    last = max(place_in_line(state, entry.id) for entry in waiting)
    line = sorted(place_in_line(state, entry) for entry in state.waiting - mine)
    return tuple(place[-1] for place in line if place < last)


def _places(in_play: int, count: int) -> str:
    """Say the places of so many who go out now, the first to go first."""
    last = in_play - count + 1
    if count == 1:
        return ordinal(in_play)
    joint = "and" if count == 2 else "to"  # noqa: PLR2004 - a pair
    return f"{ordinal(in_play)} {joint} {ordinal(last)}"
