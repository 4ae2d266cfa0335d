"""Proofs of draws as work for the printer: what was drawn, from what, to be repeated by anybody."""

from __future__ import annotations

from collections.abc import Callable
from functools import singledispatch
from typing import TYPE_CHECKING

from tdtool.sheets import draw_proof, draw_words
from tdtool.tournament import draw
from tdtool.tournament.facts import SeatsDrawn
from tdtool.tournament.hand_for_hand.facts import CardDrawn
from tdtool.tournament.plans.facts import ButtonDrawn, ByesDrawn, MoverDrawn
from tdtool.tournament.queries import NAMELESS
from tdtool.tournament.scan_text import scan_text
from tdtool.tournament.values import EntryId
from tdtool.ui import figures, papers
from tdtool.ui.printing.offer import Offer
from tdtool.ui.printing.picked import numbers_of, parts
from tdtool.ui.printing.work import Unclear, Work, counted, name_of, recorded

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tdtool.tournament.facts import Recorded
    from tdtool.ui.printing.choice import Choice

Drawn = SeatsDrawn | MoverDrawn | ButtonDrawn | ByesDrawn | CardDrawn
_KINDS = (SeatsDrawn, MoverDrawn, ButtonDrawn, ByesDrawn, CardDrawn)
_LIST = "Entries, in this order"
_REPEATED = "Repeated when this was printed: the same seats came out."


def proof_work(desk: Desk, choice: Choice) -> Work:
    """Take proofs of draws from the desk: of the last draw of seats, or of those typed."""
    found = {
        record.fact.draw: record
        for record in desk.history.records
        if isinstance(record.fact, _KINDS)
    }
    if not found:
        raise Unclear("Nothing has been drawn yet.")
    chosen = _picked(choice.which, found)
    proofs = tuple(_proof(desk, record) for record in chosen)
    paper = choice.sheet_of_paper()
    last = max(found)
    said = f"Draw {chosen[0].fact.draw} of {last}." if len(chosen) == 1 else ""  # type: ignore[attr-defined]
    return Work(
        name_of(Offer.DRAW_PROOF),
        lambda out, each: draw_proof.draw(proofs, paper, out, each),
        lambda: draw_proof.pages(proofs, paper),
        said or f"{counted(len(chosen), 'draw')} of {last}.",
        recorded(Offer.DRAW_PROOF, whole=not choice.which.strip()),
    )


def _picked(typed: str, found: dict[int, Recorded]) -> list[Recorded]:
    wanted = parts(typed)
    if not wanted:
        seats = [n for n, record in found.items() if isinstance(record.fact, SeatsDrawn)]
        return [found[max(seats or found)]]
    chosen: dict[int, None] = {}
    for part in wanted:
        span = numbers_of(part)
        if span is None:
            raise Unclear(f"“{part[:40]}” is no draw. Type numbers, as 3, 5-8.")
        numbers = [number for number in found if span[0] <= number <= span[1]]
        if not numbers:
            raise Unclear(f"There is no draw {part}.")
        chosen.update(dict.fromkeys(numbers))
    return [found[number] for number in chosen]


def _proof(desk: Desk, record: Recorded) -> draw_proof.DrawProof:
    fact = record.fact
    assert isinstance(fact, _KINDS)  # noqa: S101 - chosen so
    title, facts, steps, lines, outcome = _told(fact, _named(desk, record))
    when = f"{figures.time_of_day(record.wall_ms, desk.now().utc_offset)}"
    if desk.history.is_gone(record.action):
        when += ", undone since"
    sealed = draw_words.seal_facts(fact.seal, fact.next_seal)
    return draw_proof.DrawProof(
        f"Draw {fact.draw}: {title}",
        f"Drawn {when}",
        tuple(draw_proof.Fact(*one) for one in (*sealed, *facts)),
        steps,
        lines,
        papers.foot(desk),
        outcome,
    )


Name = Callable[[EntryId], str]
"""Names who had a number of entry when the draw was made."""


def _named(desk: Desk, record: Recorded) -> Name:
    if not desk.history.is_gone(record.action):
        return desk.name
    # What was undone since may have been the entry itself, and its number is another's now.
    persons = desk.history.persons_then(record.seq)
    return lambda entry: desk.names.get(persons.get(entry, ""), NAMELESS)


_Told = tuple[
    str,
    tuple[tuple[str, str, bool], ...],
    tuple[str, ...],
    tuple[draw_proof.DrawnLine, ...],
    str,
]
"""What was drawn, from what, how to repeat it, what came of it as a list and as a sentence."""


@singledispatch
def _told(fact: object, name: Name) -> _Told:
    del name
    raise TypeError(f"{type(fact)} is no draw")


@_told.register(SeatsDrawn)
def _seats(fact: SeatsDrawn, name: Name) -> _Told:
    lines = tuple(
        draw_proof.DrawnLine(place, scan_text(entry), name(entry), str(seat))
        for place, (entry, seat) in enumerate(zip(fact.entries, fact.seats, strict=True), 1)
    )
    steps = draw_words.seat_steps(fact)
    if draw.repeat(fact) == fact.seats:
        steps = (*steps, _REPEATED)
    return counted(len(lines), "seat"), draw_words.seat_facts(fact), steps, lines, ""


@_told.register(MoverDrawn)
def _mover(fact: MoverDrawn, name: Name) -> _Told:
    steps = (
        *draw_words.base_steps(draw.label(fact.draw, "mover")),
        "Draw a number below how many there are: counted from 0, it is who leaves.",
    )
    said = f"{name(fact.entry)} ({scan_text(fact.entry)}) leaves table {fact.table}."
    title = f"who leaves table {fact.table}"
    return title, ((_LIST, _names(name, fact.entries), False),), steps, (), said


@_told.register(ButtonDrawn)
def _button(fact: ButtonDrawn, name: Name) -> _Told:
    del name
    steps = (
        *draw_words.base_steps(draw.label(fact.draw, "button")),
        "Draw a number below how many there are: counted from 0, it is the seat of the button.",
    )
    seats = ", ".join(str(seat) for seat in fact.seats)
    facts = (("Seats, in this order", seats, False),)
    return f"button of table {fact.table}", facts, steps, (), f"The button is on seat {fact.seat}."


@_told.register(ByesDrawn)
def _byes(fact: ByesDrawn, name: Name) -> _Told:
    count = len(fact.byes)
    steps = (
        *draw_words.base_steps(draw.label(fact.draw, "byes")),
        draw_words.SHUFFLE,
        f"Shuffle the entries: the first {count} wait for the second round.",
    )
    facts = ((_LIST, _names(name, fact.entries), False),)
    return "byes", facts, steps, (), f"Byes: {_names(name, fact.byes)}."


@_told.register(CardDrawn)
def _card(fact: CardDrawn, name: Name) -> _Told:
    del name
    steps = (
        *draw_words.base_steps(draw.label(fact.draw, "card")),
        f"Draw a number below {fact.high - fact.low + 1} and add {fact.low}.",
    )
    facts = (("Cards", f"{fact.low} to {fact.high}", False),)
    return "last hands", facts, steps, (), f"A {fact.card}: so many more hands are played."


def _names(name: Name, entries: tuple[EntryId, ...]) -> str:
    return ", ".join(f"{scan_text(entry)} {name(entry)}" for entry in entries)
