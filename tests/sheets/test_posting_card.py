from __future__ import annotations

import io
import subprocess
import sys
import time
from dataclasses import replace
from datetime import datetime
from math import hypot

import pytest

from tdtool.rules.button.answer import Answer, Positions, Reason
from tdtool.rules.button.question import ButtonRule, GameForm
from tdtool.sheets.page import Paper, PaperSize
from tdtool.sheets.posting_card import CardSeat, Payment, PostingCard, SeatState, draw
from tdtool.sheets.posting_rows import Marker, orders, rows
from tdtool.sheets.table_picture import MARKER_RADIUS, SEAT_RADIUS, Oval, marker_places
from tests.sheets.printed import Ink, Printed, overlapping, pack

A5 = Paper(PaperSize.A5)
PRINTED = datetime(2026, 3, 14, 16, 52)  # noqa: DTZ001 - the clock on the wall
NAMES = {1: "Priya Nair", 2: "Jonas Weber", 3: "Amara Osei", 5: "Noor Haddad", 6: "Tomas Riedl"}
NAMES |= {7: "Mei Sato", 9: "Luca Ferri"}
HOSTILE = {
    1: '<img src="/etc/hostname">',
    2: "A" * 5000,
    3: "\u05d3\u05d5\u05d3 \u05d1\u05df (Tel Aviv) 42",
    4: "\U0001f600\U0001f468\u200d\U0001f469 Kim",
    5: "x\x00y\nz\ttab",
    6: "Z" + "\u0301" * 300 + "algo",
    7: "สมชาย ใจดี",
    8: "<b>&amp;</b>",
    9: '=HYPERLINK("x")',
}


def answer(  # a card's answer has as many sides as the law
    button: int,
    small: int | None,
    posts: tuple[int, ...],
    big: tuple[int, ...],
    live: tuple[int, ...],
    *,
    rule: ButtonRule = ButtonRule.DEAD,
    form: GameForm = GameForm.BLINDS,
    waits: tuple[int, ...] = (),
) -> Answer:
    last = big[-1] if big else button
    ring = [seat for seat in live if seat > last] + [seat for seat in live if seat <= last]
    after = [seat for seat in live if seat > button] + [seat for seat in live if seat <= button]
    return Answer(
        rule, form, Positions(button, small, posts, big, waits), live, tuple(ring), tuple(after),
        Reason(rule, "TDA24", "32", ()),
    )  # fmt: skip


def seats(names: dict[int, str], count: int = 9, out: int = 0) -> tuple[CardSeat, ...]:
    return tuple(
        CardSeat(
            n, names.get(n),
            SeatState.PLAYS if n in names else SeatState.OUT if n == out else SeatState.EMPTY,
        )
        for n in range(1, count + 1)
    )  # fmt: skip


DEAD = PostingCard(
    "12",
    answer(4, 5, (5,), (6,), (1, 2, 3, 5, 6, 7, 9)),
    seats(NAMES, out=4),
    (Payment(5, 5000), Payment(6, 0, 10_000, 10_000)),
    "Level 14 · 5,000–10,000",
    "after seat 4 went out, 16:50",
    answer(5, 6, (6,), (7,), (1, 2, 3, 5, 6, 7, 9)),
    why="Seat 4 had the small blind and went out. Seat 5 paid the big blind, so seat 5 now pays "
    "the small blind; the big blind goes on to seat 6.",
    rule="Dead button: Poker TDA 2024, rule 32",
    event="Spring Main Event",
    printed=PRINTED,
    log_hash="b81d04e",
)
FULL = {n: f"Player Name{n}" for n in range(1, 11)}
MOVING = replace(
    DEAD,
    answer=answer(3, None, (4, 5), (6, 7, 8), tuple(range(1, 11)), rule=ButtonRule.MOVING),
    seats=seats(FULL, 10),
    payments=(*(Payment(n, 5000) for n in (4, 5)), *(Payment(n, 0, 10_000) for n in (6, 7, 8))),
)
HEADS_UP = replace(
    DEAD,
    answer=answer(2, 2, (2,), (7,), (2, 7)),
    seats=seats({2: "محمد بن سلمان", 7: "王偉 さくら"}),
    payments=(Payment(2, 50_000), Payment(7, 0, 100_000, 100_000)),
)
NOBODY = replace(DEAD, answer=answer(4, 5, (), (6,), (1, 2, 3, 6, 7, 9)))
STUD = replace(
    DEAD, answer=answer(4, None, (), (), (1, 2, 3, 5, 6, 7), form=GameForm.STUD),
    payments=(), each_ante=200, bring_in=300, following=None,
)  # fmt: skip
SHORT_DECK = replace(
    DEAD, answer=answer(5, None, (), (), (1, 2, 3, 5, 6), form=GameForm.SHORT_DECK),
    payments=(Payment(5, ante=400),), each_ante=200, following=None,
)  # fmt: skip
MANY = replace(MOVING, answer=answer(1, None, (2, 3, 4), (5, 6, 7, 8, 9, 10), tuple(range(1, 11))))
CARDS = {
    "dead": DEAD, "moving": MOVING, "heads_up": HEADS_UP, "nobody": NOBODY,
    "stud": STUD, "short_deck": SHORT_DECK, "nine_rows": MANY,
}  # fmt: skip


def printed(*cards: PostingCard, paper: Paper = A5) -> Printed:
    out = io.BytesIO()
    draw(cards, paper, out)
    return Printed(out.getvalue())


def apart(pdf: Printed) -> list[tuple[Ink, Ink]]:
    """List overlaps, but for the dots of Arabic letters, which are strokes of their own."""
    return [pair for pair in overlapping(list(pdf.inks())) if not any(map(_is_arabic, pair))]


def _is_arabic(ink: Ink) -> bool:
    return any("\u0600" <= char <= "\u06ff" or char < " " for char in ink.text)


@pytest.mark.parametrize("name", CARDS)
def test_cards_are_well_set(name: str) -> None:
    pdf = printed(CARDS[name])
    assert pdf.pages == 1
    assert not apart(pdf)
    for ink in pdf.inks():
        assert ink.left >= A5.margin - 1
        assert ink.right <= A5.width - A5.margin + 1
        assert ink.bottom >= 15
        assert ink.top <= A5.height - 20
    assert pdf.all_embedded()


def test_a_card_says_seats_names_amounts_reason_and_orders() -> None:
    text = printed(DEAD).text()
    for words in (
        *("Table 12", "Next hand", "Level 14 · 5,000–10,000", "after seat 4 went out, 16:50"),
        *("BUTTON", "SMALL BLIND", "BIG BLIND", "empty seat", "dead button"),
        *("Noor Haddad", "Tomas Riedl", "5,000", "10,000", "+ 10,000 ante", "acts first"),
        *("Dead button: Poker TDA 2024, rule 32", "BEFORE THE FLOP", "THE HAND AFTER"),
        *("Printed Sat 14 Mar 2026, 16:52", "Log b81d04e", "Page 1 of 1"),
    ):
        assert words in text
    packed = pack(text)
    assert pack(DEAD.why) in packed
    assert "seat7first,seat6last" in packed
    assert "seat5first,seat3last" in packed
    assert "button5,blinds6and7" in packed


def test_seat_numbers_are_the_largest_type() -> None:
    inks = [ink for ink in printed(DEAD).inks() if ink.text in {"4", "5", "6"}]
    heights = sorted(ink.top - ink.bottom for ink in inks)[-3:]
    others = [ink.top - ink.bottom for ink in printed(DEAD).inks() if ink.text == "Table12"]
    assert min(heights) > max(others)


def test_rows_follow_the_answer() -> None:
    markers = [(row.marker, row.seat, row.amount, row.beside) for row in rows(DEAD)]
    assert markers == [
        (Marker.BUTTON, "4", "", "dead button"),
        (Marker.SMALL_BLIND, "5", "5,000", ""),
        (Marker.BIG_BLIND, "6", "10,000", "+ 10,000 ante"),
    ]
    assert [row.seat for row in rows(MOVING)] == ["3", "4", "5", "6", "7", "8"]
    [_, nobody, _] = rows(NOBODY)
    assert (nobody.name, nobody.faint, nobody.amount) == ("nobody posts it", True, "")
    assert [(row.label, row.name, row.amount) for row in rows(STUD)] == [
        ("Button", "empty seat", ""),
        ("Ante", "every player", "200"),
        ("Bring-in", "the lowest card showing", "300"),
    ]
    assert [(row.label, row.name, row.amount) for row in rows(SHORT_DECK)] == [
        ("Button", "Noor Haddad", "400"),
        ("Ante", "every other player", "200"),
    ]


def test_short_deck_antes_are_told_by_the_payments_too() -> None:
    paid = (Payment(5, ante=400), *(Payment(seat, ante=200) for seat in (1, 2, 3, 6)))
    assert rows(replace(SHORT_DECK, each_ante=0, payments=paid)) == rows(SHORT_DECK)


def test_players_without_names_are_players_all_the_same() -> None:
    card = replace(DEAD, seats=tuple(replace(seat, name=None) for seat in DEAD.seats))
    assert [row.name for row in rows(card)] == [
        *("empty seat", "the player in seat 5", "the player in seat 6")
    ]
    text = printed(card).text()
    assert "plays" not in text
    assert not apart(printed(card))


def test_records_are_made_without_the_paper_libraries() -> None:
    code = (
        "import sys, tdtool.sheets.posting_card, tdtool.sheets.level_sheet; "
        "print([name for name in ('reportlab', 'uharfbuzz', 'fontTools') if name in sys.modules])"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


def test_a_short_button_ante_and_an_all_in_blind_are_said() -> None:
    paid = (Payment(7, 5000, ante=10_000), Payment(9, 0, 6000, all_in=True))
    card = replace(DEAD, answer=answer(6, 7, (7,), (9,), (6, 7, 9)), payments=paid)
    assert [row.beside for row in rows(card)] == ["", "+ 10,000 ante", "all in"]
    button = replace(card, payments=(Payment(6, ante=10_000),))
    assert next(row.beside for row in rows(button)) == "+ 10,000 ante"


def test_the_hand_after_names_every_blind() -> None:
    after = answer(4, None, (6, 7), (8, 9), (1, 2, 3))
    words = dict(orders(replace(DEAD, following=after)))["The hand after"]
    assert " ".join(word for word, _ in words) == "button 4, small 6 and 7, big 8 and 9"
    none = answer(4, 5, (), (8,), (1, 2, 3))
    words = dict(orders(replace(DEAD, following=none)))["The hand after"]
    assert " ".join(word for word, _ in words) == "button 4, no small blind, big 8"


def test_waiting_and_owing_seats_are_marked_in_the_drawing() -> None:
    spot = replace(DEAD.answer, positions=DEAD.answer.positions._replace(owes_small_blind=(9,)))
    waiting = tuple(replace(s, state=SeatState.WAITS) if s.number == 2 else s for s in DEAD.seats)
    text = printed(replace(DEAD, answer=spot, seats=waiting)).text()
    assert "waits" in text
    assert "owes SB" in text
    assert "out" in text.split()
    assert "empty" in text.split()


def test_hostile_names_are_plain_text_and_quick() -> None:
    card = replace(
        DEAD,
        table="9" * 400,
        answer=answer(5, 6, (6,), (2,), tuple(range(1, 10))),
        seats=seats(HOSTILE),
        payments=(Payment(6, 10**15), Payment(2, 0, 10**15, 10**15)),
        stakes="<i>Level</i> " + "9" * 5000,
        occasion="after " + "seat 1, " * 900,
        why="<para>" + "word " * 2000,
        rule="R" * 5000,
        event="E" * 5000,
    )
    start = time.process_time()
    pdf = printed(card)
    assert time.process_time() - start < 2.0
    assert b"/Subtype /Image" not in pdf.data
    assert len(pdf.data) < 200_000
    packed = pdf.packed()
    for words in ("<imgsrc", "xyztab", "<b>&amp;", "…", "1,000,000,000,000,000", "<para>word"):
        assert words in packed, words
    assert not apart(pdf)
    for ink in pdf.inks():
        assert ink.left >= A5.margin - 1
        assert ink.right <= A5.width - A5.margin + 1


def test_larger_paper_takes_one_card_enlarged_or_two_to_be_cut() -> None:
    cards = (DEAD, MOVING, HEADS_UP)
    upright = printed(*cards, paper=Paper(PaperSize.A4))
    assert upright.pages == 3
    lying = printed(*cards, paper=Paper(PaperSize.LETTER, landscape=True))
    assert lying.pages == 2
    assert not apart(lying)
    width = lying.sizes[0][0]
    right_half = [ink for ink in lying.inks() if ink.page == 0 and ink.left > width / 2]
    assert any("Table7" in ink.text or "Table12" in ink.text for ink in right_half)
    big = max(ink.top - ink.bottom for ink in upright.inks())
    small = max(ink.top - ink.bottom for ink in printed(DEAD).inks())
    assert big > small * 1.35


def test_the_same_card_makes_the_same_bytes() -> None:
    assert printed(DEAD).data == printed(DEAD).data


@pytest.mark.parametrize("seats_there", [2, 6, 9, 10])
@pytest.mark.parametrize("scale", [0.62, 1.0])
def test_markers_never_lie_over_each_other_or_a_seat(seats_there: int, scale: float) -> None:
    oval = Oval((200.0, 100.0), 262.0 * scale, 128.0 * scale)
    spots = oval.spots(seats_there)
    for button in range(1, seats_there + 1):
        small = button % seats_there + 1
        big = small % seats_there + 1
        places = marker_places(Positions(button, small, (small,), (big,)), oval, spots, scale)
        assert [marker for marker, _ in places] == [
            *(Marker.BUTTON, Marker.SMALL_BLIND, Marker.BIG_BLIND)
        ]
        others = [place for _, place in places]
        for i, (x, y) in enumerate(others):
            assert all(hypot(x - a, y - b) > 2 * MARKER_RADIUS * scale for a, b in others[:i])
            assert all(
                hypot(x - spot.x, y - spot.y) > (MARKER_RADIUS + SEAT_RADIUS) * scale
                for spot in spots
            )
