"""Whatever is bagged and brought together: no bag lost or doubled, and undo gives it all back."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from tdtool.rules.house import HouseRules
from tdtool.tournament import commands as c
from tdtool.tournament import decide, queries
from tdtool.tournament import facts as f
from tdtool.tournament.asking import Asking
from tdtool.tournament.days.bag_view import bag_view
from tdtool.tournament.days.commands import BagStack, BringTogether, OpenBags
from tdtool.tournament.days.flight_end import FlightEnd, flight_end
from tdtool.tournament.days.values import Forward, Origin
from tdtool.tournament.fold import fold
from tdtool.tournament.history import History, InTheWay
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.values import Now
from tests.extent import examples
from tests.tournament.evening import NOON, PLAIN

if TYPE_CHECKING:
    from tdtool.tournament.state import State

NOW = Now(NOON, 1_000, "boot")
PEOPLE = st.sampled_from("abcdefgh")
CHIPS = st.integers(1, 10**12)
BAGS = st.dictionaries(PEOPLE, st.tuples(CHIPS, st.none() | st.integers(-500, 500)), min_size=1)


class Log:
    """A tournament in memory: what is asked of it is written down and folded."""

    def __init__(self, name: str) -> None:
        self.random = random.Random(name)
        opening = c.OpenTournament(name, PLAIN, HouseRules(), 9)
        found = decide.found(opening, self.random.randbytes)
        assert not isinstance(found, Refusal)
        self.name = name
        self.history = History([f.Recorded(1, "0", NOON, found.facts[0])])

    @property
    def state(self) -> State:
        return self.history.state

    def ask(self, command: c.Command) -> tuple[f.Fact, ...] | Refusal:
        ask = Asking(self.state, NOW, self.random.randbytes, anyway=True)
        found = decide.decide(ask, command)
        return found if isinstance(found, Refusal) else found.facts

    def do(self, command: c.Command) -> str:
        facts = self.ask(command)
        assert not isinstance(facts, Refusal), facts
        first = self.history.seq + 1
        action = str(first)
        self.history.add([f.Recorded(first + at, action, NOON, x) for at, x in enumerate(facts)])
        return action

    def undo(self, action: str) -> None:
        state = self.history.switched(action, gone=True)
        assert not isinstance(state, InTheWay), state
        seq = self.history.seq + 1
        record = f.Recorded(seq, f"undo {seq}", NOON, f.Undone(action))
        self.history.switch(action, state, record)

    def end(self) -> FlightEnd:
        return flight_end(self.state, Origin(self.name, self.name, self.history.seq, ""), NOW)


def flight(name: str, bags: dict[str, tuple[int, int | None]]) -> Log:
    """Let these people end a day with these stacks; the dealer counts so much more, or not."""
    log = Log(name)
    log.do(c.Register(tuple(bags)))
    log.do(c.DrawSeats(open_tables=True))
    for entry, (chips, more) in enumerate(bags.values(), 1):
        dealer = None if more is None else max(1, chips + more)
        log.do(BagStack(entry, chips, dealer))
    return log


@given(
    st.lists(BAGS, min_size=1, max_size=3),
    st.sampled_from(Forward),
    st.dictionaries(PEOPLE, st.none(), max_size=2),
)
@settings(max_examples=examples(200), deadline=None)
def test_what_is_brought_together_adds_up_and_undo_gives_it_back(
    drawn: list[dict[str, tuple[int, int | None]]], rule: Forward, none: dict[str, None]
) -> None:
    ends = tuple(flight(f"1{at}", bags).end() for at, bags in enumerate(drawn))
    people = {person for bags in drawn for person in bags}
    choices = tuple((person, None) for person in none if person in people)
    day = Log("2")
    command = BringTogether(ends, rule, choices)
    if people <= none.keys():
        assert isinstance(day.ask(command), Refusal)
        return
    before = fold(day.history.records)
    act = day.do(command)
    brought = day.state.days.brought
    assert brought is not None
    every = Counter((at, one.entry) for at, end in enumerate(ends) for one in end.bags)
    seen = Counter((one.origin, one.was) for one in brought.carried.values())
    seen.update((one.origin, one.was) for one in brought.left)
    assert seen == every
    persons = [one.person for one in brought.carried.values()]
    assert len(set(persons)) == len(persons) == day.state.in_play
    left = sum(one.bag.chips for one in brought.left)
    assert brought.chips + left == sum(end.total for end in ends)
    number = Counter(person for bags in drawn for person in bags)
    for entry, one in brought.carried.items():
        assert day.state.entries[entry].number == number[one.person]
    draw = day.do(c.DrawSeats(open_tables=True))
    assert queries.chips_in_play(day.state) == brought.chips
    assert queries.entries_counted(day.state) == sum(end.entries for end in ends)
    day.undo(draw)
    day.undo(act)
    assert replace(day.state, draws=0, seal=before.seal) == before


@given(BAGS, st.data())
@settings(max_examples=examples(200), deadline=None)
def test_bags_are_taken_back_in_any_order(
    bags: dict[str, tuple[int, int | None]], data: st.DataObject
) -> None:
    log = Log("1A")
    log.do(c.Register(tuple(bags)))
    log.do(c.DrawSeats(open_tables=True))
    empty = bag_view(log.state)
    acts = [
        log.do(BagStack(entry, chips, chips)) for entry, (chips, _) in enumerate(bags.values(), 1)
    ]
    view = bag_view(log.state)
    assert view.bagged == sum(chips for chips, _ in bags.values())
    assert len({bag.number for bag in log.state.days.bags.values()}) == len(bags)
    log.undo(log.do(OpenBags()))
    assert bag_view(log.state) == view
    for act in data.draw(st.permutations(acts)):
        log.undo(act)
    assert bag_view(log.state) == empty
