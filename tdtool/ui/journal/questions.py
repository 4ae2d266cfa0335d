"""What is asked before an act is undone or a bust taken back, and what would follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.line.comeback_effects import comeback_effects
from tdtool.tournament import commands as c
from tdtool.tournament import facts as f
from tdtool.tournament import queries
from tdtool.tournament.act_sorts import Kind
from tdtool.tournament.history import InTheWay
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.values import SeatAt
from tdtool.tournament.views import ClockState
from tdtool.ui import figures
from tdtool.ui.journal import level_words, times
from tdtool.ui.journal.act_detail import busts_of, standing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.tournament.chronicle import Act
    from tdtool.tournament.state import Bust, State
    from tdtool.tournament.values import EntryId
    from tdtool.ui.journal.teller import Teller

_NAMED, _WAY, _SEATS = 4, 5, 3


class Undo(NamedTuple):
    """Undo this act."""

    action: str


class Do(NamedTuple):
    """Ask this of the desk."""

    command: c.Command


class GoTo(NamedTuple):
    """Choose this line of the journal."""

    line: int


class TakeBack(NamedTuple):
    """Ask about taking back this entry's bust."""

    entry: EntryId


Answer = Undo | Do | GoTo | TakeBack


class Choice(NamedTuple):
    """One thing that may be answered; `detail` says what it means."""

    words: str
    answer: Answer
    detail: str = ""


class Question(NamedTuple):
    """What is asked, what follows, and what may be answered; the first is taken by Enter.

    `hindered`: it cannot be done so; the choices are what helps.
    """

    title: str
    lines: tuple[str, ...]
    choices: tuple[Choice, ...]
    hindered: bool = False


def may_be_undone(act: Act) -> bool:
    """Tell whether undo can mean this act at all."""
    if act.cancelled is not None or act.kind is Kind.UNDO:
        return False
    return not isinstance(act.facts[0], f.TournamentOpened)


def undo_question(teller: Teller, act: Act) -> Question:
    """Ask whether an act is to be undone, or say what is in the way and what helps."""
    chronicle, history = teller.chronicle, teller.desk.history
    last = chronicle.last_setting()
    if last is not None and last != act.number and chronicle.sets_clock(act.number):
        return Question(
            "The clock was set again since",
            ("Undo that first, or correct the clock as it stands.",),
            (_way_choice(teller, last),),
            hindered=True,
        )
    state = history.switched(act.action, gone=True)
    if isinstance(state, InTheWay):
        return _hindered(teller, act, state)
    return Question(
        f"Undo: {teller.of(act)}?",
        tuple(_follows(teller, act, state)),
        (Choice("Undo it", Undo(act.action)),),
    )


def _hindered(teller: Teller, act: Act, way: InTheWay) -> Question:
    numbers = dict.fromkeys(teller.chronicle.number_at(record.seq) for record in way.records)
    latest = sorted(numbers, reverse=True)
    lines = ["What came later rests on it. Undo that first, the latest before the others."]
    if len(latest) > _WAY:
        lines.append(f"{figures.number(len(latest))} acts are in the way; the latest are these.")
    busts = busts_of(teller, act)
    helps = [
        Choice(
            f"Take back the bust of {teller.name(entry)}",
            TakeBack(entry),
            "later moves stay, the places are worked out anew",
        )
        for entry in busts[:_NAMED]
    ]
    choices = [*helps, *(_way_choice(teller, number) for number in latest[:_WAY])]
    return Question("It cannot be undone by itself", tuple(lines), tuple(choices), hindered=True)


def _way_choice(teller: Teller, number: int) -> Choice:
    now = teller.desk.now()
    at = times.moment(teller.chronicle.walls[number], now.utc_offset, now.wall_ms)
    return Choice(teller.words(number), GoTo(number), f"in the way since {at}: go there")


def _follows(teller: Teller, act: Act, state: State) -> list[str]:
    """Say what would be different without an act."""
    before = teller.desk.state
    said: list[str] = []
    if state.clock != before.clock or state.structure != before.structure:
        said.append(_clock_follows(teller, state))
    for entry in act.entries[:_NAMED]:
        then = standing(teller, state, entry)
        if then != standing(teller, before, entry).partition(", ")[0]:
            said.append(f"{teller.name(entry)}: {then}.")
    if len(act.entries) > _NAMED:
        said.append(f"So it is for {figures.number(len(act.entries) - _NAMED)} more.")
    said.extend(
        f"Table {table} {'opens again' if table in state.tables else 'is gone'}."
        for table in act.tables[:_NAMED]
        if (table in state.tables) != (table in before.tables)
    )
    if state.seated != before.seated:
        left, were = figures.number(state.seated), figures.number(before.seated)
        said.append(f"Players left: {left}, now {were}. Places follow by themselves.")
    return said or ["Nothing else changes. It stays in the log, struck out."]


def _clock_follows(teller: Teller, state: State) -> str:
    view = queries.clock_view(state, teller.desk.now())
    if view.state is ClockState.NOT_STARTED:
        return "The clock would not have been started."
    row = state.structure.rows[view.row]
    left = level_words.left(view.remaining) or view.length_text
    runs = "running" if view.state is ClockState.RUNNING else "standing"
    return f"The clock would stand now at {level_words.with_stakes(row)}, {left}, {runs}."


def which_bust(teller: Teller, entries: Sequence[EntryId]) -> Question:
    """Ask whose bust is to be taken back."""
    if len(entries) == 1:
        return take_back_question(teller, entries[0])
    choices = tuple(
        Choice(teller.name(entry), TakeBack(entry), standing(teller, teller.desk.state, entry))
        for entry in entries
    )
    return Question("Whose bust?", (), choices)


def take_back_question(teller: Teller, entry: EntryId) -> Question:
    """Ask where he sits who never went out, and say what follows."""
    desk, name = teller.desk, teller.name(entry)
    bust = desk.state.busts[entry]
    preview = desk.preview(c.TakeBackBust(entry))
    if isinstance(preview, Refusal):
        return Question(f"{name} cannot be taken back so", (preview.sentence,), (), hindered=True)
    back = next(fact for fact in preview if isinstance(fact, f.BustTakenBack))
    lines = [f"Went out {_went(teller, bust)}."]
    if back.withdrawn is not None:
        seat = "" if back.withdrawn_seat is None else f" ({back.withdrawn_seat})"
        lines.append(f"His re-entry{seat} becomes void.")
    lines += _comes_of(teller, preview)
    lines.append("Moves made since stay.")
    return Question(f"Take back: {name} out?", tuple(lines), tuple(_seats(teller, bust, back)))


def _went(teller: Teller, bust: Bust) -> str:
    now = teller.desk.now()
    at = times.moment(bust.at_ms, now.utc_offset, now.wall_ms)
    return f"at {at}" if bust.seat is None else f"of {bust.seat} at {at}"


def _comes_of(teller: Teller, facts: Sequence[f.Fact]) -> list[str]:
    """Say whose places, prizes and bounties change."""
    desk = teller.desk
    effects = comeback_effects(desk.state, facts, desk.now().wall_ms, teller.name)
    said = [f"{one.label}: {one.text}." for one in effects if one.label != "Places"]
    places = next((one.text for one in effects if one.label == "Places"), "")
    return [f"{places[:1].upper()}{places[1:]}.", *said] if places else said


def _seats(teller: Teller, bust: Bust, back: f.BustTakenBack) -> list[Choice]:
    """List where he may sit now; a refilled seat has to be asked about."""
    entry, name, old = bust.entry, teller.name(bust.entry), bust.seat
    plain = Do(c.TakeBackBust(entry))
    state = teller.desk.state
    if back.seat is not None and back.seat == old:
        return [Choice(f"{name} is back in {old}", plain)]
    table = None if old is None else state.tables.get(old.table)
    if back.seat is not None:
        first = Choice(f"He stays in {back.seat}", plain, "where he re-entered")
    elif old is not None and table is None:
        first = Choice("Draw him a seat", plain, f"table {old.table} is closed")
    else:
        first = Choice("He stood up: draw him a seat", plain)
    holder = None if old is None else state.occupant(old)
    if old is None or table is None or holder is None:
        return [first]
    other = teller.name(holder.id)
    stays = Do(c.TakeBackBust(entry, never_left=True))
    seats = [SeatAt(old.table, number) for number in table.open_seats()[:_SEATS]]
    return [
        first._replace(detail=first.detail or f"{other} has seat {old} now"),
        Choice(f"He still sits in {old}", stays, f"he keeps it; {other} is drawn another seat"),
        *(Choice(f"He sits in {seat}", Do(c.TakeBackBust(entry, seat))) for seat in seats),
    ]
