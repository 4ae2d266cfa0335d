"""An act in full: what was written, who was involved, what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament import facts as f
from tdtool.tournament.act_sorts import BIT, CANCELLED, Kind
from tdtool.tournament.state import Status
from tdtool.ui import figures
from tdtool.ui.journal import level_words, times
from tdtool.ui.journal.sentences import sentences
from tdtool.ui.journal.teller import seat

if TYPE_CHECKING:
    from tdtool.tournament.chronicle import Act
    from tdtool.tournament.level_times import Turn
    from tdtool.tournament.state import State
    from tdtool.tournament.values import EntryId
    from tdtool.ui.journal.teller import Teller

_WRITTEN, _PEOPLE, _LATER = 24, 6, 6
_BUSTS = BIT[f.Busted] | BIT[f.BustCorrected]
_CAPTIONS = {
    Kind.UNDO: "Undo",
    Kind.RULING: "Ruling",
    Kind.ENTRY: "Entry",
    Kind.BUST: "Out",
    Kind.PRIZE: "Prizes",
    Kind.MOVE: "Seats",
    Kind.HAND: "Hand",
    Kind.CLOCK: "Clock",
    Kind.TABLE: "Table",
    Kind.NOTE: "Note",
    Kind.PRINT: "Printed",
    Kind.SETUP: "Set-up",
}


class Line(NamedTuple):
    """A line of a section: what leads it (a time), and its words."""

    text: str
    lead: str = ""


class Section(NamedTuple):
    """Lines under a small title."""

    title: str
    lines: tuple[Line, ...]


class Detail(NamedTuple):
    """What the side shows of a line of the journal."""

    caption: str
    moment: str
    title: str
    state: str
    """That it counts no more, "" while it does."""
    sections: tuple[Section, ...]

    def spoken(self) -> str:
        """Say all of it for who cannot see it."""
        said = [self.title, self.state]
        for section in self.sections:
            said.append(section.title)
            said.extend(f"{line.lead} {line.text}".strip() for line in section.lines)
        return ". ".join(part.rstrip(".") for part in said if part)


def detail_of(teller: Teller, line: int, who: EntryId | None = None) -> Detail:
    """Put together what there is to say about a line of the chronicle.

    `who` is the entry whose history is read.
    """
    if line < 0:
        return _turn_detail(teller, ~line)
    act = teller.chronicle.act(line)
    level = "before the start" if act.turn is None else level_words.name(act.turn.row)
    return Detail(
        caption=f"{_CAPTIONS[act.kind]} · {level}",
        moment=_moment(teller, act.wall_ms),
        title=_title(teller, act),
        state=_state(teller, act),
        sections=tuple(_sections(teller, act, who)),
    )


def standing(teller: Teller, state: State, entry: EntryId) -> str:
    """Say how an entry stands: "sits in 7.6", "out, 313th", "waits for a seat"."""
    found = state.entries.get(entry)
    if found is None:
        return "not entered"
    if found.status is Status.SEATED:
        way = "on his way to" if found.awaited else "sits in"
        return f"{way} {found.seat}"
    if found.status is Status.OUT:
        place = teller.places.get(entry) if state is teller.desk.state else None
        last = state.last_entry_of(found.person)
        if last is not None and last.id != entry:
            return f"out, re-entered as entry {figures.number(last.id)}"
        return "out" if place is None else f"out, {place}"
    return {
        Status.WAITING: "waits for a seat",
        Status.STANDING: "stands without a seat",
    }.get(found.status, "not entered")


def _moment(teller: Teller, wall_ms: int) -> str:
    now = teller.desk.now()
    return times.moment(wall_ms, now.utc_offset, now.wall_ms)


def _title(teller: Teller, act: Act) -> str:
    words = teller.of(act)
    if act.kind is Kind.NOTE:
        # The text follows below, whole.
        words = words.partition(": ")[0]
    return words[:1].upper() + words[1:]


def _state(teller: Teller, act: Act) -> str:
    if act.cancelled is None:
        return ""
    return f"Undone at {_moment(teller, act.cancelled.at_ms)}; it counts no more."


def _sections(teller: Teller, act: Act, who: EntryId | None) -> list[Section]:
    written = sentences(teller.telling(act), act, _WRITTEN, who)
    found = [Section("What was written", _lines(written))]
    if act.reason is not None:
        found.append(Section("Reason", (Line(teller.text(act.reason, 600)),)))
    level = teller.chronicle.level_at(act.number)
    if level is not None and act.kind is not Kind.CLOCK:
        what = level_words.with_stakes(level.row)
        said = f"{what[:1].upper()}{what[1:]}, since {_moment(teller, level.at_ms)}."
        found.append(Section("Level then", (Line(said),)))
    people = _people(teller, act, who)
    if people:
        found.append(Section("Now", people))
    later = _later(teller, act)
    if later:
        found.append(Section("Since then", later))
    return found


def _lines(said: list[str]) -> tuple[Line, ...]:
    return tuple(Line(text) for text in said)


def _people(teller: Teller, act: Act, who: EntryId | None) -> tuple[Line, ...]:
    """Say how those it is about stand now; of many only the one whose history is read."""
    state, then = teller.desk.state, teller.telling(act)
    entries = tuple(entry for entry in act.entries if teller.person(entry) == then.person(entry))
    if len(entries) > _PEOPLE:
        entries = tuple(entry for entry in entries if entry == who)
    return tuple(
        Line(f"{teller.name(entry)}: {standing(teller, state, entry)}") for entry in entries
    )


def _later(teller: Teller, act: Act) -> tuple[Line, ...]:
    """List what happened afterwards to those it is about, else at its tables.

    Nothing while the index is not complete: it will be in a moment.
    """
    chronicle = teller.chronicle
    if not chronicle.is_indexed:
        return ()
    after: set[int] = set()
    if len(act.entries) <= _PEOPLE:
        for entry in act.entries:
            after.update(other for other in chronicle.of_entry(entry) if other > act.number)
        if not act.entries and len(act.tables) == 1:
            after.update(n for n in chronicle.of_table(act.tables[0]) if n > act.number)
    counted = [other for other in sorted(after) if not chronicle.masks[other] & CANCELLED]
    now = teller.desk.now()
    return tuple(
        Line(
            teller.words(other),
            times.second_of_day(chronicle.walls[other], now.utc_offset),
        )
        for other in counted[:_LATER]
    )


def _turn_detail(teller: Teller, place: int) -> Detail:
    chronicle = teller.chronicle
    turn = chronicle.turns[place]
    lines = [Line("The clock came to it by itself.")]
    before = chronicle.turns[place - 1]
    lasted = figures.elapsed(turn.at_ms - before.at_ms)
    since = _moment(teller, before.at_ms)
    lines.append(
        Line(f"Before it: {level_words.with_stakes(before.row)}, from {since}, for {lasted}.")
    )
    if turn.closes:
        lines.append(Line("Registration closed with it."))
    return Detail(
        caption=f"Clock · {level_words.name(turn.row)}",
        moment=_moment(teller, turn.at_ms),
        title=level_words.began(turn),
        state="",
        sections=(Section("How it came", tuple(lines)), *_set_by(teller, turn)),
    )


def _set_by(teller: Teller, turn: Turn) -> list[Section]:
    """Name the act of the director that the clock ran from."""
    number = teller.chronicle.number_at(turn.seq)
    at = _moment(teller, teller.chronicle.walls[number])
    return [Section("It ran from", (Line(f"{teller.words(number)}, {at}"),))]


def busts_of(teller: Teller, act: Act) -> list[EntryId]:
    """List those who went out in an act and still are out by it."""
    found: list[EntryId] = []
    if not teller.chronicle.masks[act.number] & _BUSTS:
        return found
    for fact in act.facts:
        entry = None
        if isinstance(fact, f.Busted):
            entry = fact.entry
        elif isinstance(fact, f.BustCorrected):
            entry = fact.right
        bust = None if entry is None else teller.desk.state.busts.get(entry)
        if entry is None or bust is None or act.cancelled is not None:
            continue
        if not isinstance(fact, f.Busted) or bust.group == fact.group:
            found.append(entry)
    return found


def seat_of_bust(teller: Teller, entry: EntryId) -> str:
    """Name who went out by his seat, else by his name, as the line takes it."""
    bust = teller.desk.state.busts[entry]
    return teller.desk.name(entry) if bust.seat is None else seat(bust.seat, "").strip()
