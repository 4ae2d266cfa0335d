"""Who is out: one, several, in which hand, and reports that came twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.line.bust_report import Report
from tdtool.line.candidate import GoOn, Show
from tdtool.line.draft import Draft, Found, go_on
from tdtool.line.spoken import ago_text, clock_text
from tdtool.line.tokens import Kind
from tdtool.line.who import MOST, Prefer, Ref, Said, by_ref, no_table, nobody, said, split_names
from tdtool.tournament import commands as c
from tdtool.tournament import positions
from tdtool.tournament.state import Status
from tdtool.tournament.values import HandChoice, SeatAt
from tdtool.tournament.views import Age

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.room import Room
    from tdtool.line.tokens import Token
    from tdtool.tournament.state import Bust, Entry, Table
    from tdtool.tournament.values import EntryId


def out(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Read "12.5 out", "12 out 4 7 same hand", "kim out", "12.5 out @19:20"."""
    report = Report(room, (*before, *after))
    if any(token.key == "by" for token in (*before, *after)):
        wrong = report.find_winners()
        if wrong:
            return Found(hint=wrong, final=True)
    if report.same_as and _named(room, report) is None:
        return Found(hint="The same hand as whom? Nobody of that name or seat is out.", final=True)
    shown = _at_shown(room, report)
    people = said(room, report.tokens)
    if shown and (people.refs[0].seat is None or not room.has_seat(people.refs[0].seat)):
        return _several(room, report, shown)
    if people.odd:
        return Found(hint=_odd(room, people))
    if not people.refs:
        return _nobody_named(room, report, people)
    refs = [one for ref in people.refs for one in split_names(room, ref)]
    if len(refs) > 1:
        return _several(room, report, refs)
    return _one(room, report, refs[0])


def _at_shown(room: Room, report: Report) -> list[Ref]:
    """Read "4 7 out" as seats of the table that is shown."""
    if room.shown is None or any(token.kind is not Kind.NUMBER for token in report.tokens):
        return []
    seats = [SeatAt(room.shown, token.a) for token in report.tokens]
    return [Ref(seat) for seat in seats] if len(seats) > 1 else []


def _odd(room: Room, people: Said) -> str:
    token = people.odd[0]
    piece = room.text[token.start : token.end]
    return f"“{piece}” makes no sense here. Try: 12.5 out, 12 out 4 7 same hand, kim out."


def _nobody_named(room: Room, report: Report, people: Said) -> Found:
    number = people.table
    drafts: list[Draft] = []
    if number is None:
        number = room.shown
    elif room.shown is not None and room.has_seat(SeatAt(room.shown, number)):
        drafts += _one(room, report, Ref(SeatAt(room.shown, number))).drafts[:1]
    table = None if number is None else room.table(number)
    if number is None:
        return Found(hint="Who is out? A seat (12.5 out) or a name (kim out).")
    if table is None:
        return Found(tuple(drafts), "" if drafts else no_table(room, number))
    drafts += one_less(room, table)
    seat = min(table.occupants, default=1)
    drafts.append(go_on(f"{number}.", f"Table {number}", "which seat?", f"{number}.{seat} out"))
    return Found(tuple(drafts))


def one_less(room: Room, table: Table) -> list[Draft]:
    """Take the report that somebody went out there, to be named later."""
    entries = room.state.entries
    here = sum(not entries[entry].awaited for entry in table.occupants.values())
    count = here - table.missing - 1
    if count < 0:
        return []
    return [
        Draft(
            c.CountHeads(table.number, count),
            str(table.number),
            f"Table {table.number}",
            f"has {count}",
            "one is out, named later",
            f"{table.number} has {count}",
        )
    ]


# One player.


def _one(room: Room, report: Report, ref: Ref) -> Found:
    if ref.seat is not None:
        twice = _reported_twice(room, report, ref.seat)
        if twice is not None:
            return twice
    found = by_ref(room, ref, Prefer.IN_PLAY)
    if not found:
        return _gone_from(room, report, ref)
    if len(found) > 1:
        return Found(tuple(_one_of(room, report, found)))
    return Found(tuple(one_player(room, report, found[0])))


def _one_of(room: Room, report: Report, found: Sequence[Entry]) -> list[Draft]:
    """Offer one hand for each of several who may be meant; those of the table named first."""
    if report.is_plain:
        return [_plain(room, report, entry) for entry in found[:MOST]]
    made = [one_player(room, report, entry)[0] for entry in found[:MOST]]
    return sorted(made, key=lambda draft: isinstance(draft.act, GoOn))


def one_player(room: Room, report: Report, entry: Entry) -> list[Draft]:
    """Offer every hand in which he may have gone out, the unknown one first."""
    table = None if entry.seat is None else room.table(entry.seat.table)
    unknown = _plain(room, report, entry)
    last = [] if table is None else _in_last_hand(room, report, table, (entry,))
    same = [] if table is None else _same_as(room, report, table, (entry,))
    if report.same:
        drafts = same or [_same_without(room, entry)]
    elif report.last:
        drafts = last or [report.bust((entry,), HandChoice.LAST, "in the last hand")]
    else:
        drafts = [unknown, *last, *(same if not last or not _is_last(room, table) else ())]
    if entry.awaited and entry.origin is not None and not (report.same or report.last):
        drafts.insert(1, _before_he_moved(room, report, entry, entry.origin))
    if entry.status is not Status.OUT and report.is_plain:
        drafts.append(_re_enters(room, entry))
    return drafts


def _before_he_moved(room: Room, report: Report, entry: Entry, origin: SeatAt) -> Draft:
    """Take a player out in the last hand of the table he was to leave."""
    return Draft(
        c.Bust((entry.id,), happened_ms=report.happened, before_moving=True),
        str(origin),
        room.name(entry.id),
        "is out before he moved",
        f"in the last hand of table {origin.table}; {entry.seat} is open again{report.at}",
        f"{origin} out{report.time_typed}",
    )


def _is_last(room: Room, table: Table | None) -> bool:
    """Tell whether the latest bust at the table was in the hand whose button is known."""
    if table is None or table.position is None:
        return False
    earlier = room.recent_bust(table.number)
    return earlier is not None and earlier.hand == table.position.hand


def _plain(room: Room, report: Report, entry: Entry) -> Draft:
    if entry.status is Status.OUT:
        return report.bust((entry,), HandChoice.UNKNOWN, _left_words(room, entry))
    return report.bust((entry,), HandChoice.UNKNOWN, f"hand unknown{report.at}")


def _left_words(room: Room, entry: Entry) -> str:
    bust = room.state.busts.get(entry.id)
    if bust is None:
        return ""
    place = "" if bust.seat is None else f" of {bust.seat}"
    return f"went out{place} at {clock_text(bust.at_ms, room.now)}"


def _in_last_hand(
    room: Room, report: Report, table: Table, entries: Sequence[Entry]
) -> list[Draft]:
    """Offer the hand whose button is known, where that is fresh and they were dealt in."""
    position = table.position
    if position is None or positions.age(room.state, table, room.now) is not Age.KNOWN:
        return []
    dealt = set(position.present.values())
    if any(entry.id not in dealt for entry in entries):
        return []
    remark = f"in the hand with button {position.last.button}{report.at}"
    return [report.bust(entries, HandChoice.LAST, remark)]


def _earlier(room: Room, report: Report, table: Table) -> Bust | None:
    """Find the bust that "same hand" means: the one that was named, else the latest there."""
    if report.same_as:
        return _named(room, report)
    return room.recent_bust(table.number)


def _named(room: Room, report: Report) -> Bust | None:
    """Find the bust that was named after "same hand as"."""
    for ref in said(room, report.same_as).refs:
        for entry in by_ref(room, ref, Prefer.OUT):
            if entry.id in room.state.busts:
                return room.state.busts[entry.id]
    return None


def _same_as(room: Room, report: Report, table: Table, entries: Sequence[Entry]) -> list[Draft]:
    earlier = _earlier(room, report, table)
    if earlier is None or earlier.entry in {entry.id for entry in entries}:
        return []
    place = "" if earlier.seat is None else f"{earlier.seat} "
    remark = f"in the same hand as {place}{room.name(earlier.entry)}{report.at}"
    return [report.bust(entries, HandChoice.SAME, remark, earlier.entry)]


def _same_without(room: Room, entry: Entry) -> Draft:
    """Show that nobody is known with whom he could have gone out."""
    where = room.where(entry)
    return go_on(f"{where} out same hand as ", room.name(entry.id), "is out", "12.1", where)


def _re_enters(room: Room, entry: Entry) -> Draft:
    who = str(entry.seat) if entry.seat is not None else room.name(entry.id)
    return Draft(
        c.ReEnter(entry.id),
        room.where(entry),
        room.name(entry.id),
        "re-enters",
        "out on his word, the floor checks",
        f"reentry {who}",
    )


# A seat that is empty, or that somebody else has by now.


def _reported_twice(room: Room, report: Report, seat: SeatAt) -> Found | None:
    """Name both where the seat was left and refilled a short while ago."""
    table = room.table(seat.table)
    occupant = room.state.occupant(seat)
    left = None if table is None else table.departed.get(seat.seat)
    if occupant is None or left is None or left[0] == occupant.id or not room.is_recent(left[1]):
        return None
    gone = room.state.entries[left[0]]
    if gone.status is Status.UNREGISTERED:
        return None
    there = f"{ago_text(room.now.wall_ms - left[1])} {room.name(gone.id)} sat here"
    if occupant.awaited:
        since = ago_text(room.now.wall_ms - occupant.since_ms)
        there = f"on his way to this seat since {since.removesuffix(' ago')}"
    newcomer = report.bust((occupant,), HandChoice.UNKNOWN, there + report.at)
    time = clock_text(left[1], room.now)
    hint = f"{room.name(occupant.id)} has {seat} now; {room.name(gone.id)} left it {time}. Which?"
    return Found((newcomer, _the_one_before(room, report, gone, seat, time)), hint)


def _the_one_before(room: Room, report: Report, gone: Entry, seat: SeatAt, time: str) -> Draft:
    if gone.awaited and gone.origin == seat:
        return _before_he_moved(room, report, gone, seat)
    if gone.status is not Status.OUT:
        return report.bust((gone,), HandChoice.UNKNOWN, f"left {seat} at {time}{report.at}")
    return Draft(
        Show(seat.table),
        str(seat),
        room.name(gone.id),
        "was out already",
        f"left this seat {time}: nothing more to write",
        f"{seat.table}",
    )


def _gone_from(room: Room, report: Report, ref: Ref) -> Found:
    """Answer for a seat without a player, or a name nobody has."""
    hint = nobody(room, ref)
    table = None if ref.seat is None else room.table(ref.seat.table)
    if ref.seat is None or table is None:
        return Found(hint=hint)
    left = table.departed.get(ref.seat.seat)
    if left is None:
        return Found(hint=hint)
    gone = room.state.entries[left[0]]
    if gone.status is Status.UNREGISTERED:
        return Found(hint=hint)
    time = clock_text(left[1], room.now)
    return Found((_the_one_before(room, report, gone, ref.seat, time),), hint)


# Several players.


def _several(room: Room, report: Report, refs: Sequence[Ref]) -> Found:
    known = {ref: _choices(room, ref) for ref in dict.fromkeys(refs)}
    missing = next((ref for ref, found in known.items() if not found), None)
    if missing is not None:
        return Found(hint=nobody(room, missing))
    choices = [known[ref] for ref in refs]
    best: dict[EntryId, Entry] = {}
    for found in choices:
        one = next((entry for entry in found if entry.id not in best), None)
        if one is None:
            return Found(hint="The same player stands there twice.")
        best[one.id] = one
    return Found(tuple(_hands_of_several(room, report, choices, list(best.values()))[:MOST]))


def _hands_of_several(
    room: Room, report: Report, choices: Sequence[Sequence[Entry]], best: Sequence[Entry]
) -> list[Draft]:
    """Offer the likeliest players, then each of the others that a name may mean."""
    drafts = _hands_of(room, report, best)
    for place, found in enumerate(choices):
        for other in found[:MOST] if len(drafts) < MOST else ():
            if other not in best:
                drafts += _hands_of(room, report, [*best[:place], other, *best[place + 1 :]])[:1]
    return drafts


def _choices(room: Room, ref: Ref) -> list[Entry]:
    found = by_ref(room, ref, Prefer.IN_PLAY)
    if not found and ref.seat is not None:
        bust = room.bust_at(ref.seat)
        found = [] if bust is None else [room.state.entries[bust.entry]]
    return found


def _hands_of(room: Room, report: Report, entries: Sequence[Entry]) -> list[Draft]:
    tables = {None if entry.seat is None else entry.seat.table for entry in entries}
    number = tables.pop()
    table = None if tables or number is None else room.table(number)
    unknown = report.bust(entries, HandChoice.UNKNOWN, f"hands unknown{report.at}")
    same = report.bust(entries, HandChoice.SAME, f"all in the same hand{report.at}")
    if report.same_as and table is not None:
        return _same_as(room, report, table, entries) or [same]
    if report.same:
        return [same, unknown]
    last = [] if table is None else _in_last_hand(room, report, table, entries)
    if report.last:
        return last or [report.bust(entries, HandChoice.LAST, "in the last hand")]
    return [unknown, *last, *([] if table is None else [same])]
