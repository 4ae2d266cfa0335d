"""Who is out: busts, counts, corrections, and those who come back."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from tdtool.tournament import facts as f
from tdtool.tournament import hand_facts as hf
from tdtool.tournament import hands
from tdtool.tournament.asking import Asking, Decision, called
from tdtool.tournament.drawing import draw_for
from tdtool.tournament.hand_for_hand.playing import Played, played
from tdtool.tournament.money.receipts import given_back
from tdtool.tournament.prizes import facts as p
from tdtool.tournament.prizes.knockouts import winners
from tdtool.tournament.prizes.payments import refuse_where_paid
from tdtool.tournament.refusal import Code, Refused
from tdtool.tournament.state import Status
from tdtool.tournament.values import HandChoice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.tournament import commands as c
    from tdtool.tournament.state import Bust, Entry, Table
    from tdtool.tournament.values import EntryId, SeatAt


def _who(ask: Asking, entries: Sequence[EntryId]) -> list[Entry]:
    if not entries:
        raise Refused(Code.NOBODY, "Nobody is named.")
    found: list[Entry] = []
    for number in dict.fromkeys(entries):
        entry = ask.entry(number)
        if entry.status is Status.OUT:
            raise Refused(Code.ALREADY_OUT, f"{called(entry)} is out already.")
        if entry.status is Status.WAITING:
            raise Refused(Code.NOT_IN_PLAY, f"{called(entry)} has no seat yet; unregister instead.")
        found.append(entry)
    if ask.state.in_play <= len(found):
        raise Refused(Code.LAST_PLAYER, "Somebody has to be left: the last player is not out.")
    return found


def time_refused(ask: Asking, happened_ms: int | None) -> None:
    """Refuse a time that nothing can have happened at."""
    if happened_ms is None:
        return
    if happened_ms > ask.now.wall_ms:
        raise Refused(Code.BAD_TIME, "That time is still to come.")
    if happened_ms < ask.state.opened_ms:
        raise Refused(Code.BAD_TIME, "That time is before this tournament was set up.")


def _played_at(command: c.Bust, entries: Sequence[Entry]) -> list[SeatAt | None]:
    """Give the seat of each one's last hand; of those who never moved the seat they left."""
    if not command.before_moving:
        return [entry.seat for entry in entries]
    for entry in entries:
        if not entry.awaited or entry.origin is None:
            raise Refused(
                Code.NOT_IN_PLAY, f"{called(entry)} is not on the way from another table."
            )
    return [entry.origin for entry in entries]


def _one_table(seats: Sequence[SeatAt | None]) -> int:
    tables = {None if seat is None else seat.table for seat in seats}
    number = tables.pop()
    if tables or number is None:
        raise Refused(Code.BAD_POSITION, "In the same hand means at the same table.")
    return number


class _Hands:
    """Hand number and group for each bust of one command."""

    def __init__(self, ask: Asking) -> None:
        self.group = ask.state.groups
        self._latest: dict[int, int] = {}
        self._ask = ask

    def own(self, seat: SeatAt | None) -> tuple[int, int]:
        """Give a hand of its own to a bust whose hand nobody knows."""
        self.group += 1
        table = None if seat is None else self._ask.state.tables.get(seat.table)
        if table is None:
            return 0, self.group
        number = table.number
        self._latest[number] = self._latest.get(number, table.hand) + 1
        return self._latest[number], self.group


def _shared_hand(ask: Asking, command: c.Bust, seats: Sequence[SeatAt | None]) -> tuple[int, int]:
    if command.same_as is not None:
        return _same_as(ask, command.same_as, seats)
    number = _one_table(seats)
    table = ask.state.tables.get(number)
    if command.hand is HandChoice.LAST:
        if table is None or table.position is None:
            raise Refused(Code.POSITION_UNKNOWN, f"The last hand of table {number} is not known.")
        return table.position.hand, _group_of(ask, table, table.position.hand)
    return 0 if table is None else table.hand + 1, ask.state.groups + 1


def _group_of(ask: Asking, table: Table, hand: int) -> int:
    for bust in ask.state.busts.values():
        at = bust.where
        if at is not None and at.table == table.number and bust.hand == hand:
            return bust.group
    return ask.state.groups + 1


def _same_as(ask: Asking, same_as: EntryId, seats: Sequence[SeatAt | None]) -> tuple[int, int]:
    earlier = ask.state.busts.get(same_as)
    if earlier is None:
        raise Refused(Code.NOT_OUT, f"{{entry {same_as}}} is not out.")
    number = _one_table(seats)
    if earlier.where is None or earlier.where.table != number:
        raise Refused(Code.BAD_POSITION, f"{{entry {same_as}}} did not go out at table {number}.")
    return earlier.hand, earlier.group


def bust(ask: Asking, command: c.Bust) -> Decision:
    """Write down who went out, in which hand as far as it is known."""
    entries = _who(ask, command.entries)
    seats = _played_at(command, entries)
    time_refused(ask, command.happened_ms)
    stacks = dict(command.stacks)
    if any(chips < 0 for chips in stacks.values()):
        raise Refused(Code.BAD_NUMBER, "A stack cannot be less than nothing.")
    numbers = _Hands(ask)
    shared: tuple[int, int] | None = None
    if command.hand is not HandChoice.UNKNOWN or command.same_as is not None:
        shared = _shared_hand(ask, command, seats)
    named = _Reports(ask)
    facts = []
    for entry, seat in zip(entries, seats, strict=True):
        own = numbers.own(seat) if shared is None else shared
        hand = Played(*own, own[1] in ask.state.together.hands)
        if command.same_as is None:
            hand = played(ask.state, seat, own, command.happened_ms)
        facts.append(
            f.Busted(
                entry=entry.id,
                seat=entry.seat,
                hand=hand.hand,
                group=hand.group,
                together=hand.together,
                reported_ms=ask.now.wall_ms,
                happened_ms=command.happened_ms,
                stack=stacks.get(entry.id),
                names_report=not command.before_moving and named.take(seat),
                origin=seat if command.before_moving else None,
            )
        )
    return Decision((*facts, *_named(ask, command), *_answers(ask, command, seats)))


def _named(ask: Asking, command: c.Bust) -> list[p.KnockoutNamed]:
    """Take down who knocked them out, where that was said."""
    if not command.by:
        return []
    out = dict.fromkeys(command.entries)
    by = winners(ask, command.by, out)
    for number in by:
        if number in ask.state.busts:
            raise Refused(Code.ALREADY_OUT, f"{{entry {number}}} is out already.")
    return [p.KnockoutNamed(entry, by) for entry in out]


def _answers(
    ask: Asking, command: c.Bust, seats: Sequence[SeatAt | None]
) -> tuple[hf.AnswerGiven, ...]:
    """Keep the answer for the next hand where they went out in the hand that is known."""
    if command.hand is not HandChoice.LAST or command.same_as is not None:
        return ()
    table = ask.state.tables[_one_table(seats)]
    gone = {seat.seat for seat in seats if seat is not None}
    position = table.position
    return () if position is None else hands.answer_without(ask, table, position, gone)


class _Reports:
    """The open reports of each table, used up one by one."""

    def __init__(self, ask: Asking) -> None:
        self._state = ask.state
        self._taken: Counter[int] = Counter()

    def take(self, seat: SeatAt | None) -> bool:
        """Tell whether a bust at this seat names an open report."""
        if seat is None or self._taken[seat.table] >= self._state.tables[seat.table].missing:
            return False
        self._taken[seat.table] += 1
        return True


def on_his_word(ask: Asking, entry: Entry) -> f.Busted:
    """Bust a player who stands at the desk and says that he went out."""
    return replace(out_of_his_seat(ask, entry), floor_to_check=True)


def out_of_his_seat(ask: Asking, entry: Entry, *, out_of_play: int = 0) -> f.Busted:
    """Bust a player in a hand of his own; `out_of_play` of his chips leave with him."""
    hand = played(ask.state, entry.seat, _Hands(ask).own(entry.seat))
    return f.Busted(
        entry=entry.id,
        seat=entry.seat,
        hand=hand.hand,
        group=hand.group,
        together=hand.together,
        reported_ms=ask.now.wall_ms,
        names_report=_Reports(ask).take(entry.seat),
        out_of_play=out_of_play,
    )


def seated_at(ask: Asking, table: Table) -> int:
    """Count the players who sit at a table, those on their way left out."""
    entries = ask.state.entries
    return sum(not entries[entry].awaited for entry in table.occupants.values())


def count_heads(ask: Asking, command: c.CountHeads) -> Decision:
    """Take a table's count; who is missing is named later."""
    table = ask.table(command.table)
    here = seated_at(ask, table)
    if command.counted < 0:
        raise Refused(Code.BAD_NUMBER, "A count cannot be less than nothing.")
    if command.counted > here:
        raise Refused(
            Code.BAD_NUMBER,
            f"The desk has {here} at table {table.number}, not {command.counted}: "
            "say who sits there.",
        )
    missing = here - command.counted
    if missing == table.missing:
        raise Refused(
            Code.NOTHING_CHANGES,
            f"Table {table.number} has {command.counted}; that is known.",
        )
    return Decision((f.HeadsCounted(table.number, command.counted, missing),))


def correct_bust(ask: Asking, command: c.CorrectBust) -> Decision:
    """Put another player in the place of one who never went out."""
    wrong = ask.entry(command.wrong)
    record = ask.state.busts.get(wrong.id)
    if record is None:
        raise Refused(Code.NOT_OUT, f"{called(wrong)} is not out.")
    if record.penalty is not None:
        raise Refused(
            Code.DISQUALIFIED, f"{called(wrong)} was disqualified; take that back instead."
        )
    again = _entered_again(ask, wrong)
    if again is not None:
        raise Refused(
            Code.BACK_IN_PLAY, f"{called(wrong)} has re-entered; take that bust back instead."
        )
    refuse_where_paid(ask, wrong, places_move=False)
    who = _who(ask, (command.right,))
    right = who[0]
    if right.seat is None:
        raise Refused(Code.NOT_IN_PLAY, f"{called(right)} has no seat.")
    seat = _old_seat(ask, record)
    return Decision((f.BustCorrected(wrong.id, seat, right.id, right.seat),))


def _old_seat(ask: Asking, record: Bust) -> SeatAt | None:
    if record.seat is None or record.seat.table not in ask.state.tables:
        return None
    ask.free_seat(record.seat)
    return record.seat


def _open_old_seat(ask: Asking, record: Bust) -> SeatAt | None:
    try:
        return _old_seat(ask, record)
    except Refused:
        return None


def _entered_again(ask: Asking, entry: Entry) -> Entry | None:
    last = ask.state.last_entry_of(entry.person)
    return None if last is None or last.id == entry.id else last


def take_back(ask: Asking, command: c.TakeBackBust) -> Decision:
    """Bring a player back who never went out; his re-entry is void, and paid back."""
    entry = ask.entry(command.entry)
    record = ask.state.busts.get(entry.id)
    if record is None:
        raise Refused(Code.NOT_OUT, f"{called(entry)} is not out.")
    again = _entered_again(ask, entry)
    if again is not None and again.status is Status.OUT:
        raise Refused(
            Code.BACK_IN_PLAY, f"{called(entry)} re-entered and went out again; take that back."
        )
    refuse_where_paid(ask, entry, places_move=True)
    refunds = () if again is None else given_back(ask, ask.state.till.standing(again.id))
    if command.never_left:
        return Decision((*refunds, *_never_left(ask, entry, record, again)))
    seat = command.seat or _open_old_seat(ask, record) or (again.seat if again else None)
    if seat is not None:
        ask.free_seat(seat, unless=None if again is None else again.id)
        return Decision((*refunds, _back(entry, seat, again)))
    return Decision((*refunds, _back(entry, None, again), *draw_for(ask, (entry.id,))))


def _never_left(ask: Asking, entry: Entry, record: Bust, again: Entry | None) -> tuple[f.Fact, ...]:
    """Leave him in the seat he never left; whoever was given it is drawn another one.

    Without an open seat that player stands until there is one.
    """
    seat = record.seat
    if seat is None:
        raise Refused(Code.NO_SUCH_SEAT, f"{called(entry)} had no seat when he went out.")
    ask.seat(seat)
    holder = ask.state.occupant(seat)
    if holder is None or holder is again:
        return (_back(entry, seat, again),)
    drawn = draw_for(ask, (holder.id,))
    if drawn:
        return (*drawn, _back(entry, seat, again))
    disputed = f.SeatDisputed(
        seat=seat, stays=entry.id, stands=holder.id, origin=None, newcomer_stays=True
    )
    return (_back(entry, None, again), disputed)


def _back(entry: Entry, seat: SeatAt | None, again: Entry | None) -> f.BustTakenBack:
    if again is None:
        return f.BustTakenBack(entry.id, seat)
    return f.BustTakenBack(entry.id, seat, again.id, again.seat)


def check_floor(ask: Asking, command: c.CheckFloor) -> Decision:
    """Confirm a bust that was taken on the player's word."""
    if command.entry not in ask.state.to_check:
        raise Refused(Code.NOTHING_CHANGES, f"{{entry {command.entry}}}: nothing to check.")
    return Decision((f.FloorChecked(command.entry),))
