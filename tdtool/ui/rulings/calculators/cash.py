"""Cash tables: what new and returning players post, and what a straddle changes (WLA26 160)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.rules.betting.grounds import Ground, cited
from tdtool.rules.betting.may import may
from tdtool.rules.betting.say import POSTS, say_minimum
from tdtool.rules.betting.standing import opening
from tdtool.rules.books import Book
from tdtool.rules.cash_posting import (
    Blinds,
    CashPost,
    Straddle,
    Straddled,
    cash_round,
    least_straddle,
    new_player,
    returning,
)
from tdtool.rules.seats import PAIR, seat_after
from tdtool.ui import figures
from tdtool.ui.rulings.calculators import listed
from tdtool.ui.rulings.calculators.asks import Ask, Calculator, Spot, Unclear
from tdtool.ui.rulings.calculators.worked import Line, TableSeen, Worked
from tdtool.ui.whoposts.typed_stakes import StakesError, typed_stakes

if TYPE_CHECKING:
    from tdtool.rules.betting.round import Round
    from tdtool.ui.rulings.calculators.asks import Given

KINDS = (
    (Straddle.LIVE, "live, left of the big blind"),
    (Straddle.MISSISSIPPI, "Mississippi, button or any seat"),
    (Straddle.SLEEPER, "sleeper"),
)
_NONE = 0


def work(given: Given) -> Worked:
    """Say what everybody puts in before the cards, and who acts first."""
    ring = tuple(sorted(listed.seats(given.text("ring"), "ring")))
    if len(ring) < PAIR:
        raise Unclear("Which seats are dealt in? 1-9.", "ring", missing=True)
    blinds = _blinds(given, ring)
    extra = _extra(given, ring, blinds)
    try:
        made = cash_round(ring, blinds, _straddles(given, blinds), extra)
    except ValueError as problem:
        raise Unclear(str(problem), "straddle") from problem
    house = given.scene.house
    standing = opening(made, house)
    first = may(standing, house)[0]
    spoken = say_minimum(first)
    ground = Ground.STRADDLE if given.pick("straddled") else Ground.MISSED_BLINDS
    return Worked(
        f"Seat {first.seat} acts first. {spoken.sentence}",
        f"Call {figures.number(first.call)}, {spoken.figures[:1].lower()}{spoken.figures[1:]}",
        f"seat {first.seat} acts first",
        cited(ground, Book.WLA26),
        lines=_lines(made, extra),
        lines_title="Before the cards",
        notes=("Tournaments have neither straddles nor missed-blind posts (TDA 2024 rule 27).",),
        table=TableSeen(
            max(ring),
            {post.seat: post.chips for post in made.posted},
            empty=frozenset(range(1, max(ring) + 1)) - set(ring),
            small_blind=blinds.small_seat,
            big_blind=blinds.big_seat,
            next_seat=first.seat,
            total=standing.total,
        ),
    )


def _blinds(given: Given, ring: tuple[int, ...]) -> Blinds:
    try:
        stakes = typed_stakes(given.text("cash_blinds"))
    except StakesError as problem:
        raise Unclear(str(problem), "cash_blinds") from problem
    if stakes.big_blind is None:
        raise Unclear("What are the blinds? 5-10.", "cash_blinds", missing=True)
    found = listed.seats(given.text("cash_button"), "cash_button")
    if not found:
        raise Unclear("Where is the button?", "cash_button", missing=True)
    button = found[0]
    small = button if len(ring) == PAIR and button in ring else seat_after(ring, button)
    big = seat_after(ring, small)
    return Blinds(stakes.small_blind or stakes.big_blind, stakes.big_blind, small, big)


def _straddles(given: Given, blinds: Blinds) -> tuple[Straddled, ...]:
    picked = given.pick("straddled")
    if picked == _NONE:
        return ()
    kind = KINDS[picked - 1][0]
    typed = listed.seats_with_chips(given.text("straddle"), "straddle")
    if not typed:
        least = figures.number(least_straddle(blinds))
        raise Unclear(f"Which seat straddles, for how much? 4 {least}.", "straddle", missing=True)
    return tuple(Straddled(one.seat, one.chips, kind) for one in typed)


def _extra(given: Given, ring: tuple[int, ...], blinds: Blinds) -> dict[int, CashPost]:
    found = {}
    due = blinds.big_seat
    for seat in listed.seats(given.text("newcomers"), "newcomers"):
        found[seat] = new_player(blinds, due_big_blind=seat == due)
    for seat in listed.seats(given.text("missed"), "missed"):
        found[seat] = returning(
            blinds, missed_big=True, missed_small=True, due_big_blind=seat == due
        )
    for seat in listed.seats(given.text("missed_small"), "missed_small"):
        found[seat] = returning(
            blinds, missed_big=False, missed_small=True, due_big_blind=seat == due
        )
    absent = next((seat for seat in found if seat not in ring), None)
    if absent is not None:
        raise Unclear(f"Seat {absent} is not dealt in.", "newcomers")
    return found


def _lines(made: Round, extra: dict[int, CashPost]) -> tuple[Line, ...]:
    lines = [
        Line(
            POSTS[post.kind][:1].upper() + POSTS[post.kind][1:],
            figures.number(post.chips),
            str(post.seat),
        )
        for post in made.posted
    ]
    lines += [
        Line("Dead small blind", figures.number(post.dead), str(seat), "not a bet")
        for seat, post in extra.items()
        if post.dead
    ]
    lines += [
        Line("Nothing extra: he is the big blind", "", str(seat))
        for seat, post in extra.items()
        if not post.total
    ]
    total = made.pot + sum(post.chips for post in made.posted)
    return (*lines, Line("In the pot", figures.number(total), sums=True, main=True))


def _straddled(given: Given) -> bool:
    return given.pick("straddled") != _NONE


CALCULATOR = Calculator(
    "cash-posting",
    "Cash table",
    "posts and straddles",
    (
        Ask("cash_blinds", "Blinds", hint="5-10", spot=Spot.HALF),
        Ask("cash_button", "Button", hint="seat", spot=Spot.HALF),
        Ask("ring", "Dealt in", hint="1-9", start=lambda scene: f"1-{scene.seats}", spot=Spot.HALF),
        Ask("newcomers", "New players", hint="none", spot=Spot.HALF),
        Ask("missed", "Missed both blinds", hint="none", spot=Spot.HALF),
        Ask("missed_small", "Missed the small blind", hint="none", spot=Spot.HALF),
        Ask("straddled", "Straddle", ("none", *(words for _, words in KINDS))),
        Ask(
            "straddle",
            "Seat and chips; a re-straddle after it",
            hint="4 20, 5 40",
            when=_straddled,
        ),
    ),
    work,
    ("CASH-08", "CASH-09", "CASH-10", "CASH-12"),
)
