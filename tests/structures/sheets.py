"""Structures for tests: the real ones where they are, and any that a sheet could hold."""

from __future__ import annotations

import os
from pathlib import Path

from hypothesis import strategies as st

from tdtool.rules.figures import MAX_CHIPS
from tdtool.rules.stakes import Ante, AnteKind, AnteOrder, AnteStep, Betting, Stakes
from tdtool.structures.numbers import MAX_MINUTES
from tdtool.tournament.structure import (
    OPEN_LENGTH,
    DayEnd,
    DayEndKind,
    DayPlan,
    Lammers,
    Length,
    LengthKind,
    Rotation,
    RotationKind,
    Row,
    RowKind,
    Structure,
)

REPOSITORY = Path(__file__).resolve().parents[2]
SHARED = Path(os.environ.get("TDTOOL_SHARED", REPOSITORY.parent / "shared"))
REAL = sorted((SHARED / "facts" / "structures").glob("*.json"))
NO_REAL = "the folder of real structures (TDTOOL_SHARED or ../shared) is not here"
PRESETS = sorted((REPOSITORY / "resources" / "structures").glob("*.json"))

chips = st.integers(0, MAX_CHIPS)
some_chips = st.none() | chips
counts = st.integers(0, 1_000_000)
words = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=20)
named_words = words.filter(bool)


@st.composite
def antes(draw: st.DrawFn) -> Ante:
    kind = draw(st.sampled_from(AnteKind))
    if kind is AnteKind.NONE:
        return Ante()
    steps = st.lists(st.builds(AnteStep, st.integers(0, 10), chips), max_size=2)
    order = draw(st.none() | st.sampled_from(AnteOrder))
    return Ante(kind, draw(chips), tuple(draw(steps)), order)


stakes_sets = st.builds(
    Stakes,
    small_blind=some_chips,
    big_blind=some_chips,
    ante=antes(),
    button_post=some_chips,
    small_bet=some_chips,
    big_bet=some_chips,
    bring_in=some_chips,
    completion=some_chips,
    betting=st.sampled_from(Betting),
    group=words,
    games=st.lists(words, max_size=2).map(tuple),
)
lengths = st.one_of(
    st.just(OPEN_LENGTH),
    st.builds(Length, st.just(LengthKind.MINUTES), st.integers(0, MAX_MINUTES)),
    st.builds(Length, st.sampled_from([LengthKind.HANDS, LengthKind.ORBITS]), counts),
    st.times().map(lambda time: Length(LengthKind.RESUME_AT, at=f"{time:%H:%M}")),
)
day_ends = st.one_of(
    st.none(),
    st.just(DayEnd()),
    st.builds(DayEnd, st.sampled_from([DayEndKind.PLAYERS, DayEndKind.PERCENT]), counts),
)


@st.composite
def rows(draw: st.DrawFn) -> Row:
    kind = draw(st.sampled_from(RowKind))
    length = OPEN_LENGTH
    if kind is RowKind.PLAY:
        length = draw(lengths)
    elif kind is RowKind.BREAK:
        length = draw(lengths.filter(lambda one: one.value != 0))
    sets = st.lists(stakes_sets, max_size=3).map(tuple)
    flag = st.booleans()
    return Row(
        kind=kind,
        label=draw(words),
        length=length,
        stakes=draw(sets) if kind is RowKind.PLAY else (),
        game=draw(words),
        colour_up=tuple(draw(st.lists(chips, max_size=3))),
        colour_up_unnamed=draw(flag),
        registration_ends=draw(flag),
        rebuys_end=draw(flag),
        add_on=draw(flag),
        lammers_due=draw(flag),
        continues=draw(flag),
        day_end=draw(day_ends),
        clock_time=draw(words),
        note=draw(words),
    )


remarks = st.tuples(
    st.sampled_from(["registration", "rebuys", "ante", "house rules", "shot clock"]) | words, words
)
structures = st.builds(
    Structure,
    name=named_words,
    rows=st.lists(rows(), min_size=1, max_size=6).map(tuple),
    starting_stack=some_chips,
    seats_per_table=st.none() | counts,
    game=words,
    betting=st.none() | st.sampled_from(Betting),
    betting_text=words | st.sampled_from(["no limit", "limit, then no limit"]),
    games=st.lists(words, max_size=3).map(tuple),
    rotation=words | st.just("every 8 hands"),
    rotates=st.none() | st.builds(Rotation, st.sampled_from(RotationKind), st.integers(1, 99)),
    year=st.none() | counts,
    days=st.lists(st.builds(DayPlan, words, words, words), max_size=2).map(tuple),
    redraws=st.lists(counts, max_size=3).map(tuple),
    lammers=st.none() | st.builds(Lammers, counts, chips, words),
    money=st.dictionaries(words, chips, max_size=3).map(lambda money: tuple(money.items())),
    remarks=st.lists(remarks, max_size=3).map(tuple),
    comments=st.lists(words, max_size=2).map(tuple),
)
