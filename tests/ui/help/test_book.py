"""The chapters say what the program does: every act, every verb, every example, every link."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.line.candidate import GoOn
from tdtool.line.reading import read
from tdtool.line.tokens import scan
from tdtool.line.vocabulary import Verb, verbs_in
from tdtool.store.log import Store
from tdtool.tournament import commands as c
from tdtool.ui import act_rows
from tdtool.ui.acts import Act
from tdtool.ui.help import book, hands
from tdtool.ui.help.book import Spot
from tdtool.ui.help.chapter import Block, Chapter, Form, Kind, Passage
from tdtool.ui.help.reader import HelpError, chapter_of
from tdtool.ui.help.sayings import MADE_UP, Floor, filled, floor_of, ways
from tdtool.ui.icons import Icon
from tests.line.floor_of_names import Floor as NamedFloor
from tests.ui import desk_sample

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tdtool.desk import Desk
    from tdtool.ui.act_row import Row

CHAPTERS = book.every_chapter()
PASSAGES = [
    pytest.param(chapter, passage, id=f"{chapter.name}: {passage.title}")
    for chapter in CHAPTERS
    for passage in chapter.passages
]
EXAMPLES = sorted(
    {
        span.text
        for chapter in CHAPTERS
        for passage in chapter.passages
        for block in passage.blocks
        for span in block.spans
        if span.kind is Kind.EXAMPLE
    }
)
HANDS = sorted(
    {
        block.detail
        for chapter in CHAPTERS
        for passage in chapter.passages
        for block in passage.blocks
        if block.form is Form.HAND
    }
)


def spans(passage: Passage, kind: Kind) -> list[str]:
    return [span.text for block in passage.blocks for span in block.spans if span.kind is kind]


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Desk:
    return desk_sample.in_play(tmp_path_factory.mktemp("help"), desk_sample.Clock())


@pytest.fixture(scope="module")
def made_up(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NamedFloor]:
    """Open the floor that the examples speak of when no tournament is open."""
    floor = NamedFloor(tmp_path_factory.mktemp("floor"))
    floor.say("18.2 out")
    floor.say("oksana out")
    yield floor
    floor.store.close()


@pytest.mark.parametrize("row", act_rows.ROWS, ids=lambda row: row.act.value)
def test_every_act_is_explained(row: Row) -> None:
    spot = book.spot_of(row.act)
    assert spot is not None, f"no chapter in resources/help has “about: {row.act.value}”"
    passage = book.passage_at(spot)
    assert passage is not None
    said = spans(passage, Kind.ACT) + spans(passage, Kind.KEY)
    told = " ".join("".join(span.text for span in block.spans) for block in passage.blocks)
    assert row.act.value in said or passage.blocks, told


@pytest.mark.parametrize(("chapter", "passage"), PASSAGES)
def test_a_passage_speaks_only_of_what_is_there(chapter: Chapter, passage: Passage) -> None:
    names = {act.value for act in Act}
    if chapter.needs and chapter.needs not in names:
        pytest.skip(f"there is no {chapter.needs} in this version")
    assert passage.title
    assert passage.blocks
    assert set(passage.acts) <= names
    assert set(spans(passage, Kind.ACT) + spans(passage, Kind.KEY)) <= names
    for block in passage.blocks:
        for span in block.spans:
            if span.kind is Kind.LINK:
                assert span.target in {one.name for one in CHAPTERS}


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda one: one.name)
def test_a_chapter_has_an_icon_and_a_title_of_its_own(chapter: Chapter) -> None:
    assert Icon(chapter.icon)
    assert [one.title for one in CHAPTERS].count(chapter.title) == 1
    assert book.chapter_called(chapter.name) in {chapter, None}


@pytest.mark.parametrize("act", list(Act))
def test_a_key_that_is_named_alone_is_one(act: Act) -> None:
    named = {
        name
        for chapter in CHAPTERS
        for passage in chapter.passages
        for name in spans(passage, Kind.KEY)
    }
    if act.value in named:
        assert act_rows.row(act).key


@pytest.mark.parametrize("verb", list(Verb), ids=lambda verb: verb.name.lower())
def test_every_verb_of_the_line_is_explained_by_examples_that_say_it(verb: Verb) -> None:
    line = book.chapter_called("line")
    assert line is not None
    said = Block(Form.SAID, detail=verb.name)
    passages = [passage for passage in line.passages if said in passage.blocks]
    assert len(passages) == 1
    examples = [filled(one, MADE_UP) for one in spans(passages[0], Kind.EXAMPLE)]
    if verb is not Verb.UNDO:
        spoken = {phrase.verb for one in examples for phrase in verbs_in(scan(one))}
        assert verb in spoken


def understood(text: str, desk: Desk) -> bool:
    """Tell whether a sentence means something that Enter could do, or that the desk refuses."""
    candidates = read(text, desk).candidates
    return bool(candidates) and not isinstance(candidates[0].act, GoOn)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_is_understood_on_this_floor(example: str, desk: Desk) -> None:
    text = filled(example, floor_of(desk))
    assert "{" not in text
    if example == "checked":
        # Nobody is to be checked on this floor; somebody on the other one may be.
        return
    assert understood(text, desk), read(text, desk).hint


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_is_understood_on_the_floor_that_is_made_up(
    example: str, made_up: NamedFloor
) -> None:
    text = filled(example, MADE_UP)
    if example == "checked":
        made_up.say("reentry kim do-eul")
    assert understood(text, made_up.desk), read(text, made_up.desk).hint


def test_the_examples_speak_of_the_floor_that_is_there(desk: Desk) -> None:
    floor = floor_of(desk)
    table = desk.state.tables[int(floor.table)]
    assert {int(floor.chair), int(floor.chair2)} <= set(table.occupants)
    assert floor.seat == f"{floor.table}.{floor.chair}"
    assert desk.name(table.occupants[int(floor.chair)]).lower() == floor.name
    assert int(floor.fewer) == len(table.occupants) - 1
    assert int(floor.new) not in desk.state.tables
    there, free = map(int, floor.free.split("."))
    assert free in desk.state.tables[there].open_seats()
    assert floor_of(None) is MADE_UP


def test_a_floor_without_tables_is_made_up(tmp_path: Path) -> None:
    store = Store.open(tmp_path / "empty.sqlite3")
    desk = desk_sample.opened_in(store, desk_sample.Clock())
    assert floor_of(desk) == MADE_UP
    desk_sample.done(desk, c.Register(names=("小野原 灯乃", "Ελένη Καρά")))
    desk_sample.done(desk, c.DrawSeats(open_tables=True))
    assert floor_of(desk).name in {"小野原 灯乃", "ελένη καρά"}
    store.close()


def test_the_ways_to_say_it_are_the_lines_own() -> None:
    assert ways(Verb.OUT)[:3] == ("out", "bust", "busts")
    assert filled("{table} out {chair}", Floor(table="3", chair="9")) == "3 out 9"


@pytest.mark.parametrize("detail", HANDS)
def test_a_picture_shows_what_the_rules_answer(detail: str) -> None:
    hand = hands.hand_of(detail)
    answer = hands.answered(hand).answer
    marks = {mark for _, mark in hands.after(hand).marks}
    assert len(hands.after(hand).seats) == hand.seats
    assert hands.after(hand).marks[0].seat == answer.positions.button
    assert len(marks) >= 3
    why, rule = hands.reason(hand)
    assert "Only the last" not in why
    assert rule.startswith(("Dead", "Moving", "Simplified", "Heads-up"))
    assert hands.caption(hand).startswith("Next: button ")


def test_a_seat_that_went_out_is_red_before_and_empty_after() -> None:
    hand = hands.hand_of("dead seats=6 button=1 out=2 empty=5 new=4")
    before, after = hands.before(hand), hands.after(hand)
    assert [seat.face.value for seat in before.seats] == [
        "seated",
        "out_soon",
        "seated",
        "empty",
        "empty",
        "seated",
    ]
    assert [seat.face.value for seat in after.seats].count("empty") == 2


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("words\n# Title\n", "before the title"),
        ("", "no title"),
        ("# Title\n\nan `open sign\n", "closes nothing"),
        ("# Title\n\n{no act here}\n", "closes nothing"),
        ("# Title\n\n!dance\n", "not known"),
    ],
)
def test_a_chapter_that_is_written_wrong_says_where(text: str, why: str) -> None:
    with pytest.raises(HelpError, match=why):
        chapter_of("some", text)


def test_how_a_chapter_is_written() -> None:
    chapter = chapter_of(
        "some",
        "# Title\nicon: flag\nneeds: floor\nabout: undo, redo\n\nWords **strong** {undo}\n"
        "on {undo key}.\n\n1. one\n   goes on\n2. two\n- point [there](other) `12 out` {place}\n"
        "\n## Next\nalso: more\n\n!said OUT\n",
    )
    assert (chapter.title, chapter.icon, chapter.needs) == ("Title", "flag", "floor")
    first, second = chapter.passages
    assert first.acts == ("undo", "redo")
    assert [block.form for block in first.blocks] == [
        Form.PARAGRAPH,
        Form.STEP,
        Form.STEP,
        Form.POINT,
    ]
    assert [span.kind for span in first.blocks[0].spans] == [
        Kind.WORDS,
        Kind.STRONG,
        Kind.WORDS,
        Kind.ACT,
        Kind.WORDS,
        Kind.KEY,
        Kind.WORDS,
    ]
    assert first.blocks[1].spans[0].text == "one goes on"
    assert first.blocks[3].spans[-1].kind is Kind.PLACE
    assert (second.also, second.blocks) == ("more", (Block(Form.SAID, detail="OUT"),))


def test_a_passage_that_is_not_there_is_none() -> None:
    assert book.passage_at(Spot("nowhere")) is None
    assert book.passage_at(Spot("line", 999)) is None
