"""What a table's last hand says about its next one, and how far it can be trusted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.button.next_hand import answer
from tdtool.rules.button.question import GameForm, LastHand, Question
from tdtool.rules.stakes import AnteKind, Stakes
from tdtool.tournament import clock, play_time
from tdtool.tournament.views import Age

if TYPE_CHECKING:
    from collections.abc import Collection

    from tdtool.rules.button.answer import Answer, Positions
    from tdtool.rules.button.question import ButtonRule, ButtonSettings
    from tdtool.tournament.state import State, Table
    from tdtool.tournament.values import Now

KNOWN_FOR = 4 * clock.MINUTE
"""A position is known for this long after it was given (ms of play)."""
SHOWN_FOR = 15 * clock.MINUTE
"""It is shown as stale until then, and not at all after it."""


def occupied(state: State, table: Table) -> tuple[int, ...]:
    """List the seats dealt into the next hand, ascending; who is on the way is left out."""
    entries = state.entries
    return tuple(
        sorted(seat for seat, entry in table.occupants.items() if not entries[entry].awaited)
    )


def on_the_way(state: State, table: Table) -> tuple[int, ...]:
    """List the seats whose players are on their way, ascending."""
    entries = state.entries
    return tuple(sorted(seat for seat, entry in table.occupants.items() if entries[entry].awaited))


def age(state: State, table: Table, now: Now) -> Age:
    """Tell how far the position of a table can be trusted, or the first button named for it.

    It answers for the next hand only: once somebody went out in a hand that nobody knows,
    or some minutes of play have passed, it is stale. Time in which no hands are dealt (before
    the start, a break, a paused clock) does not count.
    """
    known = table.position or table.first_button
    if known is None or known.played_ms is None:
        return Age.UNKNOWN
    passed = play_time.so_far(state, now) - known.played_ms
    if passed > SHOWN_FOR:
        return Age.UNKNOWN
    return Age.STALE if known.hand < table.hand or passed > KNOWN_FOR else Age.KNOWN


def forced(state: State, table: Table) -> Positions | None:
    """Give the positions put by hand for the next hand, while nobody has come or gone since."""
    position = table.position
    if position is None or position.forced is None:
        return None
    dealt_in = tuple(s for s in occupied(state, table) if s not in position.forced.waits)
    same = dealt_in == position.last.seats and len(position.present) == len(dealt_in)
    return position.forced if same else None


def question(
    state: State, table: Table, now: Now, rule: ButtonRule | None = None
) -> Question | None:
    """Ask for the next hand of a table; None where no last hand is known or too few sit.

    `rule` asks under another rule than the house's.
    """
    position = table.position
    seats = occupied(state, table)
    if position is None or len(seats) < 2:  # noqa: PLR2004
        return None
    present = position.present
    stay = {seat for seat in seats if present.get(seat) == table.occupants[seat]}
    asked = question_of(state, now, position.last, seats, stay)
    return asked if rule is None else asked._replace(rule=rule)


def question_of(
    state: State, now: Now, last: LastHand, seats: tuple[int, ...], stay: Collection[int]
) -> Question:
    """Ask for the hand after `last` with players in `seats`, those in `stay` dealt into it."""
    return Question(
        rule=state.house.button_rule,
        last=last,
        occupied=seats,
        newcomers=frozenset(seat for seat in seats if seat not in stay),
        gone=frozenset(seat for seat in last.seats if seat not in stay),
        settings=state.house.button_settings(),
        form=form(stakes_of(state, now)),
    )


def following(settings: ButtonSettings, hand: Answer) -> Answer:
    """Answer for the hand after one, if nobody comes or goes; who waits comes in when due."""
    last = hand.as_last_hand()
    seats = tuple(sorted((*hand.dealt_in, *hand.positions.waits)))
    return answer(Question(hand.rule, last, seats, settings=settings, form=hand.form))


def level_of(state: State, now: Now) -> int | None:
    """Find the row of the level that a hand dealt now belongs to, None after the last one.

    Before the start it is the first level, during a break the one to come.
    """
    row = clock.first_row(state.structure) or 0
    if state.clock is not None:
        row = clock.read(state.structure, state.clock, now).row
    return clock.level_row(state.structure, row)


def stakes_of(state: State, now: Now) -> Stakes:
    """Give the stakes of a hand dealt now; of several sets the first with a big blind."""
    level = level_of(state, now)
    sets = () if level is None else state.structure.rows[level].stakes
    with_blinds = [stakes for stakes in sets if stakes.big_blind is not None]
    return next(iter(with_blinds or sets), Stakes())


def form(stakes: Stakes) -> GameForm:
    """Tell how a hand with these stakes begins: with blinds, with a bring-in, with antes."""
    if stakes.ante.kind is AnteKind.SHORT_DECK:
        return GameForm.SHORT_DECK
    if stakes.big_blind is None and stakes.bring_in is not None:
        return GameForm.STUD
    return GameForm.BLINDS
