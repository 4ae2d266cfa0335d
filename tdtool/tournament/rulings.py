"""What was ruled: written down, decided, appealed; never changed, only replaced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament import clock, elimination, penalties, positions, queries
from tdtool.tournament import facts as f
from tdtool.tournament import ruling_facts as r
from tdtool.tournament.asking import Asking, Decision
from tdtool.tournament.refusal import Code, Refused
from tdtool.tournament.values import Involved, RulingState, RulingWords
from tdtool.tournament.views import Age

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.rules.stakes import Stakes
    from tdtool.tournament import ruling_commands as c
    from tdtool.tournament.state import Ruling
    from tdtool.tournament.values import EntryId, RulingId, SeatAt, TextId


def _kept(ask: Asking, words: RulingWords) -> tuple[RulingWords, dict[TextId, str]]:
    """Give each text an id of its own; who erases one does not touch the log."""
    texts: dict[TextId, str] = {}
    kept = []
    for said in words:
        plain = said.strip()
        number = ask.new_id() if plain else ""
        kept.append(number)
        if number:
            texts[number] = plain
    return RulingWords(*kept), texts


def _players(ask: Asking, entries: Sequence[EntryId]) -> tuple[Involved, ...]:
    found = [ask.entry(number) for number in dict.fromkeys(entries)]
    return tuple(Involved(entry.id, _seat_of(ask, entry.id)) for entry in found)


def _seat_of(ask: Asking, entry: EntryId) -> SeatAt | None:
    """Give where a player sits; for one who is out, where he sat last."""
    bust = ask.state.busts.get(entry)
    return ask.state.entries[entry].seat if bust is None else bust.seat


def write_ruling(ask: Asking, command: c.WriteRuling) -> Decision:
    """Write a ruling down; without a decision or a penalty it stays open."""
    words, texts = _kept(ask, command.words)
    if not command.penalties and not (words.title or words.happened or words.decision):
        raise Refused(Code.EMPTY_TEXT, "The ruling says nothing: what happened?")
    replaced: tuple[f.Fact, ...] = ()
    if command.corrects is not None:
        ruling = _latest(ask, command.corrects)
        if command.penalties:
            replaced = penalties.replaced(ask, ruling)
    elimination.time_refused(ask, command.happened_ms)
    named = (*command.players, *(one.entry for one in command.penalties))
    players = _players(ask, named)
    if command.table is not None:
        ask.table(command.table)
    level, stakes, day = _level(ask, command.happened_ms)
    table = _table(players) if command.table is None else command.table
    button, joint_hand = (None, None) if command.happened_ms is not None else _hand(ask, table)
    number = ask.state.rulings_given + 1
    ruled = r.Ruled(
        ruling=number,
        words=words,
        table=table,
        players=players,
        day=day,
        level=level,
        stakes=stakes,
        decided=bool(words.decision or command.penalties),
        rule_entry=command.rule_entry,
        rules=command.rules,
        happened_ms=command.happened_ms,
        corrects=command.corrects,
        figures=command.figures,
        button=button,
        joint_hand=joint_hand,
    )
    given = penalties.given(ask, number, command.penalties)
    carried = penalties.carried(ask, replaced, given)
    return Decision((ruled, *replaced, *given, *carried), texts=texts)


def _table(players: Sequence[Involved]) -> int | None:
    return next((one.seat.table for one in players if one.seat is not None), None)


def _hand(ask: Asking, number: int | None) -> tuple[int | None, int | None]:
    """Tell the hand that a table plays now: its button, its number in hand for hand."""
    state = ask.state
    together = state.together.now
    joint = None if together is None else state.together.hands[together.group].number
    table = None if number is None else state.tables.get(number)
    if table is None or table.position is None:
        return None, joint
    known = positions.age(state, table, ask.now) is Age.KNOWN
    return table.position.last.button if known else None, joint


def _level(ask: Asking, happened_ms: int | None) -> tuple[str, Stakes | None, int]:
    """Give the level and the stakes of a hand then, and the day; what is not known is empty.

    A time from before the clock was last set may belong to another level.
    """
    state, now = ask.state, ask.now
    if state.clock is None:
        return "", None, queries.event_day(state, 0)
    day = queries.event_day(state, clock.read(state.structure, state.clock, now).row)
    if happened_ms is not None:
        if happened_ms < state.clock.wall_ms:
            return "", None, day
        now = now._replace(wall_ms=happened_ms, boot_ms=now.boot_ms - (now.wall_ms - happened_ms))
    row = positions.level_of(state, now)
    if row is None:
        return "", None, day
    return state.structure.rows[row].label, positions.stakes_of(state, now), day


def _found(ask: Asking, number: RulingId) -> Ruling:
    found = ask.state.rulings.get(number)
    if found is None:
        raise Refused(Code.NO_SUCH_RULING, f"There is no ruling {number}.")
    return found


def _latest(ask: Asking, number: RulingId) -> Ruling:
    """Find a ruling that no other one has replaced."""
    found = _found(ask, number)
    if found.corrected_by is not None:
        raise Refused(
            Code.BAD_RULING,
            f"Ruling {number} was corrected by ruling {found.corrected_by}; go on with that.",
        )
    return found


_STANDS = {
    RulingState.OPEN: "is not decided yet",
    RulingState.DECIDED: "is decided",
    RulingState.APPEALED: "is under appeal",
    RulingState.UPHELD: "was upheld",
    RulingState.OVERTURNED: "was overturned",
}


def _standing(ask: Asking, number: RulingId, wanted: RulingState) -> Ruling:
    found = _latest(ask, number)
    if found.standing is not wanted:
        raise Refused(Code.BAD_RULING, f"Ruling {number} {_STANDS[found.standing]}.")
    return found


def decide_ruling(ask: Asking, command: c.DecideRuling) -> Decision:
    """Decide a ruling that was open."""
    ruling = _standing(ask, command.ruling, RulingState.OPEN)
    words, texts = _kept(ask, command.words)
    if not words.decision and not command.penalties:
        raise Refused(Code.EMPTY_TEXT, "What is decided?")
    decided = r.RulingDecided(
        ruling.number,
        ruling.table,
        ruling.players,
        words,
        command.rule_entry,
        command.rules,
        command.figures,
    )
    given = penalties.given(ask, ruling.number, command.penalties)
    return Decision((decided, *given), texts=texts)


def appeal_ruling(ask: Asking, command: c.AppealRuling) -> Decision:
    """Note that a player appeals against a ruling."""
    ruling = _standing(ask, command.ruling, RulingState.DECIDED)
    why = command.why.strip()
    text = ask.new_id() if why else ""
    appealed = r.RulingAppealed(ruling.number, ruling.table, ruling.players, text)
    return Decision((appealed,), texts={text: why} if why else {})


def decide_appeal(ask: Asking, command: c.DecideAppeal) -> Decision:
    """Let a ruling stand, or put another decision in its place."""
    ruling = _standing(ask, command.ruling, RulingState.APPEALED)
    words, texts = _kept(ask, command.words)
    if not command.upheld and not words.decision:
        raise Refused(Code.EMPTY_TEXT, "What is decided instead?")
    decided = r.AppealDecided(ruling.number, ruling.table, ruling.players, command.upheld, words)
    return Decision((decided,), texts=texts)
