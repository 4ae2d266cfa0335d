"""What was written down, one sentence a fact, for the side of the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament import facts as f
from tdtool.tournament import hand_facts as hf
from tdtool.tournament import journal
from tdtool.tournament.concerns import entries_of
from tdtool.tournament.standings import ordinal
from tdtool.tournament.values import DrawPolicy, Placing, Source
from tdtool.ui import figures, plain
from tdtool.ui.journal import (
    chip_sentences,
    count_sentences,
    days_sentences,
    event_sentences,
    level_words,
    money_sentences,
    plan_sentences,
    prize_sentences,
    ruling_sentences,
    times,
    together_sentences,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from tdtool.rules.button.answer import Positions
    from tdtool.tournament.chronicle import Act
    from tdtool.tournament.structure import Structure
    from tdtool.tournament.values import Anchor, EntryId, Seal, SeatAt
    from tdtool.ui.journal.teller import Teller

_SEED, _FEW = 16, 12
_WHOLE = 1_000


def sentences(teller: Teller, act: Act, most: int, who: EntryId | None = None) -> list[str]:
    """Say the facts of an act in full, `most` of them; many like facts are counted.

    `who` is the entry whose history is read: what it is about comes first.
    """
    kinds: dict[type[f.Fact], list[f.Fact]] = {}
    for fact in act.facts:
        kinds.setdefault(type(fact), []).append(fact)
    said: list[str] = []
    for alike in kinds.values():
        counted = [] if who is None else [one for one in alike if who in entries_of(one)]
        if len(alike) <= journal.MANY:
            counted = alike
        else:
            told = journal.told(alike, teller.name)
            few = told if figures.number(len(alike)) in told else f"{len(alike):,} times: {told}"
            said.append(f"{few}.")
        for fact in counted:
            said.extend(of_fact(teller, fact, act, who))
    return said[:most]


def of_fact(teller: Teller, fact: f.Fact, act: Act, who: EntryId | None = None) -> list[str]:
    """Say one fact in full, in one sentence or a few."""
    say = _SENTENCES.get(type(fact))
    if say is None:
        few = teller.one(fact, act)
        return [f"{few[:1].upper()}{few[1:]}."] if few else []
    said = _drawn(teller, fact, who) if isinstance(fact, f.SeatsDrawn) else say(teller, fact, act)
    return [said] if isinstance(said, str) else said


def _time(teller: Teller, wall_ms: int) -> str:
    now = teller.desk.now()
    return times.moment(wall_ms, now.utc_offset, now.wall_ms)


def _seat(seat: SeatAt | None) -> str:
    return "without a seat" if seat is None else f"seat {seat}"


def _structure_text(structure: Structure) -> str:
    levels = sum(bool(row.stakes) for row in structure.rows)
    return f"{plain.isolated(structure.name, 80)}, {levels} levels"


def _opened(_teller: Teller, fact: f.TournamentOpened, _act: Act) -> list[str]:
    again = event_sentences.how_often(fact.reentries)
    return [
        f"{plain.isolated(fact.name, 80)} was set up with {_structure_text(fact.structure)}.",
        f"{fact.seats_per_table} seats a table; players re-enter {again}.",
        _sealed("The first draw", fact.seal),
    ]


def _sealed(what: str, seal: Seal) -> str:
    return f"{what} is sealed: the seed's SHA-256 begins {seal.digest[:_SEED]}."


def _structure(_teller: Teller, fact: f.StructureChanged, _act: Act) -> list[str]:
    said = [f"The levels are now those of {_structure_text(fact.structure)}."]
    if fact.clock is not None:
        row = fact.structure.rows[fact.clock.row]
        said.append(f"The clock kept its place: {_stands(level_words.name(row), fact.clock)}.")
    return said


def _first_button(_teller: Teller, fact: hf.FirstButtonNamed, _act: Act) -> str:
    return (
        f"Table {fact.table}'s first hand: the button on seat {fact.seat}, else on the next player."
    )


def _registered(teller: Teller, fact: f.EntryRegistered, _act: Act) -> str:
    late = ", late" if fact.late else ""
    number = "" if fact.number == 1 else f", his {ordinal(fact.number)}"
    return f"{teller.name(fact.entry)} entered: entry {figures.number(fact.entry)}{number}{late}."


def _unregistered(teller: Teller, fact: f.EntryUnregistered, _act: Act) -> str:
    left = "" if fact.seat is None else f"; seat {fact.seat} is open again"
    return f"{teller.name(fact.entry)} was taken out as if he had never entered{left}."


def _table_opened(_teller: Teller, fact: f.TableOpened, _act: Act) -> str:
    return f"Table {fact.table} was opened with {fact.seats} seats."


def _table_closed(teller: Teller, fact: f.TableClosed, _act: Act) -> str:
    if not fact.standing:
        return f"Table {fact.table} was closed; nobody had a seat there."
    names = ", ".join(teller.name(entry) for entry in fact.standing)
    return f"Table {fact.table} was closed; to be found: {names}."


def _drawn(teller: Teller, fact: f.SeatsDrawn, who: EntryId | None) -> list[str]:
    how = "the shortest table first"
    if fact.policy is DrawPolicy.UNIFORM:
        how = "all open seats alike"
    pool, count = figures.number(len(fact.pool)), figures.number(len(fact.entries))
    awaited = ""
    if fact.awaited:
        awaited = " He is on his way." if len(fact.entries) == 1 else " They are on their way."
    pairs = list(zip(fact.entries, fact.seats, strict=True))
    if who in fact.entries:
        pairs.insert(0, pairs.pop(fact.entries.index(who)))
    drawn = [f"{teller.name(entry)} drew {seat}." for entry, seat in pairs[:_FEW]]
    rest = len(fact.entries) - len(drawn)
    return [
        *drawn,
        *([f"and {figures.number(rest)} more"] if rest else []),
        f"Draw {fact.draw}: {count} drew from {pool} open seats, {how}.{awaited}",
        f"Its seed: {fact.seal.seed}",
        _sealed("The next draw", fact.next_seal),
    ]


def _placed(teller: Teller, fact: f.EntryPlaced, _act: Act) -> str:
    name = teller.name(fact.entry)
    origin = "" if fact.origin is None else f", from {fact.origin}"
    if fact.placing is Placing.SITS_AT:
        return f"{name} was found in seat {fact.seat}{origin}."
    verb = "was sent to" if fact.placing is Placing.MOVE else "was seated in"
    awaited = "; on his way" if fact.awaited else ""
    return f"{name} {verb} seat {fact.seat}{origin}{awaited}."


def _swapped(teller: Teller, fact: f.SeatsSwapped, _act: Act) -> str:
    return (
        f"{teller.name(fact.one)} sits in {fact.other_seat}, "
        f"{teller.name(fact.other)} in {fact.one_seat}."
    )


def _disputed(teller: Teller, fact: f.SeatDisputed, _act: Act) -> str:
    origin = "" if fact.origin is None else f" (was in {fact.origin})"
    return (
        f"Two came to seat {fact.seat}: {teller.name(fact.stays)} stays, "
        f"{teller.name(fact.stands)}{origin} stands until a seat is drawn."
    )


def _busted(teller: Teller, fact: f.Busted, act: Act) -> list[str]:
    where = "without a seat" if fact.seat is None else f"of seat {fact.seat}"
    said = [f"{teller.name(fact.entry)} went out {where}."]
    if fact.origin is not None:
        # He never sat in the seat he was sent to.
        said = [
            (
                f"{teller.name(fact.entry)} went out of seat {fact.origin} before he moved; "
                f"seat {fact.seat} is open again."
            )
        ]
    if fact.penalty is not None:
        said = [f"{figures.number(fact.out_of_play)} chips left play with him."]
    if fact.happened_ms is not None:
        said.append(f"It happened at {_time(teller, fact.happened_ms)}.")
    hand = [one for one in act.facts if isinstance(one, f.Busted) and one.group == fact.group]
    same = [other.entry for other in hand[1:]]
    if same and fact is hand[0]:
        said.append(f"In the same hand as {', '.join(map(teller.name, same[:_FEW]))}.")
    if fact.stack is not None:
        said.append(f"He had {figures.number(fact.stack)} at the start of the hand.")
    if fact.names_report:
        said.append("It names an open report of the table.")
    if fact.floor_to_check:
        said.append("Taken on his word: the floor checks.")
    return said


def _counted(_teller: Teller, fact: f.HeadsCounted, _act: Act) -> str:
    missing = f"; {fact.missing} to be named" if fact.missing else "; nobody is missing"
    return f"{fact.counted} were counted at table {fact.table}{missing}."


def _corrected(teller: Teller, fact: f.BustCorrected, _act: Act) -> str:
    return (
        f"Not {teller.name(fact.wrong)} ({_seat(fact.wrong_seat)}) went out but "
        f"{teller.name(fact.right)} ({_seat(fact.right_seat)}): same time, same hand."
    )


def _taken_back(teller: Teller, fact: f.BustTakenBack, _act: Act) -> list[str]:
    where = "stands without a seat" if fact.seat is None else f"sits in {fact.seat}"
    said = [f"{teller.name(fact.entry)} never went out; he {where}."]
    if fact.withdrawn is not None:
        void = f"His re-entry, entry {figures.number(fact.withdrawn)}"
        said.append(f"{void} ({_seat(fact.withdrawn_seat)}), is void.")
    return said


def _spots(positions: Positions) -> str:
    said = [f"button {positions.button}"]
    if positions.small_blind is not None:
        empty = "" if positions.small_blinds else ", posted by nobody"
        said.append(f"small blind {positions.small_blind}{empty}")
    elif positions.small_blinds:
        said.append(f"small blind {_seats(positions.small_blinds)}")
    if positions.big_blinds:
        said.append(f"big blind {_seats(positions.big_blinds)}")
    if positions.waits:
        said.append(f"{_seats(positions.waits)} waits")
    return ", ".join(said)


def _seats(seats: tuple[int, ...]) -> str:
    return " and ".join(map(str, seats))


def _given(_teller: Teller, fact: hf.PositionGiven, _act: Act) -> list[str]:
    last = fact.last
    known = {Source.BUTTON: "the button was named", Source.BIG_BLIND: "the big blind was named"}
    blinds = f", big blind {_seats(last.big_blinds)}" if last.big_blinds else ""
    how = known.get(fact.source, "both were named")
    said = [f"Last hand of table {fact.table}: button {last.button}{blinds} ({how})."]
    said.append(f"Dealt in: {', '.join(map(str, last.seats))}.")
    if fact.left:
        said.append(f"Gone since: {', '.join(map(str, fact.left))}.")
    return said


def _stepped(_teller: Teller, fact: hf.HandStepped | hf.AnswerGiven, _act: Act) -> str:
    what = "The answer for the next hand"
    if isinstance(fact, hf.HandStepped):
        what = "Next hand"
    return f"{what} of table {fact.table}, {fact.rule} button: {_spots(fact.positions)}."


def _by_hand(_teller: Teller, fact: hf.HandSetByHand, _act: Act) -> str:
    return f"The director put table {fact.table}'s next hand: {_spots(fact.positions)}."


def _stands(level: str, anchor: Anchor) -> str:
    at = "no countdown" if anchor.remaining_ms is None else level_words.left(anchor.remaining_ms)
    return f"{level}, {at}, {'running' if anchor.running else 'standing'}"


def _clock(teller: Teller, fact: f.ClockSet, act: Act) -> list[str]:
    row = teller.row_of(fact, act)
    level = "a level that is gone" if row is None else level_words.with_stakes(row)
    said = [f"The clock from {_time(teller, fact.anchor.wall_ms)}: {_stands(level, fact.anchor)}."]
    turn = act.turn
    if turn is not None and turn.seq == act.seq and turn.was is not None:
        left = level_words.left(turn.was.remaining) or "no countdown"
        before = "the same level"
        if turn.was.row != turn.place:
            before = "another level"
        said.append(f"Before that it stood on {before} with {left}.")
    return said


def _noted(teller: Teller, fact: f.Noted, _act: Act) -> str:
    return teller.text(fact.text, _WHOLE)


def _overridden(_teller: Teller, fact: f.RefusalOverridden, _act: Act) -> str:
    return f"The house refuses this ({fact.code.replace('_', ' ')}); it was done anyway."


def _switched(teller: Teller, fact: f.Undone | f.Redone, _act: Act) -> str:
    undone = isinstance(fact, f.Undone)
    number = teller.chronicle.index_of(fact.undone if isinstance(fact, f.Undone) else fact.redone)
    if number is None:
        return "An act was cancelled." if undone else "An act counts again."
    at = _time(teller, teller.chronicle.act(number).wall_ms)
    return f"The act of {at} {'counts no more' if undone else 'counts again'}."


_SENTENCES: dict[type[f.Fact], Callable[[Teller, Any, Act], str | list[str]]] = {
    f.TournamentOpened: _opened,
    f.StructureChanged: _structure,
    hf.FirstButtonNamed: _first_button,
    f.EntryRegistered: _registered,
    f.EntryUnregistered: _unregistered,
    f.TableOpened: _table_opened,
    f.TableClosed: _table_closed,
    f.SeatsDrawn: lambda teller, fact, _: _drawn(teller, fact, None),
    f.EntryPlaced: _placed,
    f.SeatsSwapped: _swapped,
    f.SeatDisputed: _disputed,
    f.Busted: _busted,
    f.HeadsCounted: _counted,
    f.BustCorrected: _corrected,
    f.BustTakenBack: _taken_back,
    hf.PositionGiven: _given,
    hf.HandSetByHand: _by_hand,
    hf.HandStepped: _stepped,
    hf.AnswerGiven: _stepped,
    f.ClockSet: _clock,
    f.Noted: _noted,
    **event_sentences.SENTENCES,
    **ruling_sentences.SENTENCES,
    **plan_sentences.SENTENCES,
    **money_sentences.SENTENCES,
    **prize_sentences.SENTENCES,
    **together_sentences.SENTENCES,
    **days_sentences.SENTENCES,
    **chip_sentences.SENTENCES,
    **count_sentences.SENTENCES,
    f.RefusalOverridden: _overridden,
    f.Undone: _switched,
    f.Redone: _switched,
}
"""What there is more to say of than the line does."""
