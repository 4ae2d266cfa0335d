"""What was written down about plans and kept seats, one sentence a fact."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tdtool.tournament.plans import facts as pf
from tdtool.tournament.plans.cost import Cost
from tdtool.tournament.plans.state import Suggested
from tdtool.tournament.plans.values import Occasion
from tdtool.ui import figures

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tdtool.rules.button.question import LastHand
    from tdtool.tournament import facts as f
    from tdtool.tournament.chronicle import Act
    from tdtool.tournament.values import Seal
    from tdtool.ui.journal.teller import Teller

_SEED = 16


def _drawn(draw: int, seal: Seal, following: Seal) -> list[str]:
    return [
        f"Draw {draw}; its seed: {seal.seed}",
        f"The next draw is sealed: the seed's SHA-256 begins {following.digest[:_SEED]}.",
    ]


def _reckoned(teller: Teller, fact: pf.MoveReckoned, _act: Act) -> list[str]:
    name = teller.name(fact.entry)
    if fact.source_hand is None or fact.destination_hand is None:
        said = [f"{name} fills {fact.destination}, the seat that opened last (TDA 2024 11-A)."]
    else:
        here, there = _hand(fact.source_hand), _hand(fact.destination_hand)
        said = [
            f"{name} was due the big blind of table {fact.source.table} ({here}).",
            f"Seat {fact.destination} posts it soonest there ({there}): TDA 2024 11-A.",
        ]
    if fact.passed_over:
        over = ", ".join(teller.name(entry) for entry in fact.passed_over)
        said.append(f"Passed over, because locked: {over}.")
    if fact.sooner is not None and fact.orbit:
        said.append(f"He {Cost(fact.sooner, fact.orbit)}.")
    return said


def _hand(last: LastHand) -> str:
    big = f", big blind {last.big_blinds[-1]}" if last.big_blinds else ""
    return f"button {last.button}{big}"


def _mover(teller: Teller, fact: pf.MoverDrawn, _act: Act) -> list[str]:
    name, count = teller.name(fact.entry), len(fact.entries)
    return [
        f"{name} of table {fact.table} was drawn to go, among {count}.",
        *_drawn(fact.draw, fact.seal, fact.next_seal),
    ]


def _button(_teller: Teller, fact: pf.ButtonDrawn, _act: Act) -> list[str]:
    seats = ", ".join(map(str, fact.seats))
    return [
        f"The first button of table {fact.table} was drawn: seat {fact.seat}, of {seats}.",
        *_drawn(fact.draw, fact.seal, fact.next_seal),
    ]


def _byes(teller: Teller, fact: pf.ByesDrawn, _act: Act) -> list[str]:
    names = ", ".join(teller.name(entry) for entry in fact.byes)
    return [
        f"Byes, of {figures.number(len(fact.entries))} players: {names}.",
        *_drawn(fact.draw, fact.seal, fact.next_seal),
    ]


def _redrawn(_teller: Teller, fact: pf.Redrawn, _act: Act) -> list[str]:
    why = {
        Occasion.FINAL: "for the final table",
        Occasion.POINT: "at a number of players that the event names",
        Occasion.ROUND: "for the next round",
        Occasion.ASKED: "because the director wanted it",
    }[fact.occasion]
    tables = ", ".join(map(str, fact.tables))
    where = f"{'table' if len(fact.tables) == 1 else 'tables'} {tables}"
    players = figures.number(fact.players)
    return [f"{players} players were drawn anew {why}, to {where}.", *_round(fact)]


def _round(fact: pf.Redrawn) -> Iterator[str]:
    """Say with what the players of a round begin it."""
    chips = [chips for _, chips in fact.stacks]
    if not chips:
        return
    least, most = figures.number(min(chips)), figures.number(max(chips))
    yield f"Each begins with {most}." if least == most else f"They brought {least} to {most}."
    if fact.out_of_play > 0:
        yield f"{figures.number(fact.out_of_play)} chips left play."
    elif fact.out_of_play:
        yield f"{figures.number(-fact.out_of_play)} chips came into play."


def _left(_teller: Teller, fact: pf.SuggestionLeft, _act: Act) -> str:
    what = {
        Suggested.BALANCE: f"Table {fact.table} was left short",
        Suggested.BREAK: "The break that was due was left",
        Suggested.REDRAW: "The redraw that was due was left",
        Suggested.HALT: f"Table {fact.table} was let play on",
    }[fact.what]
    players = "1 player" if fact.players == 1 else f"{figures.number(fact.players)} players"
    return f"{what}, with {players}."


def _halted(_teller: Teller, fact: pf.TableHalted, _act: Act) -> str:
    if not fact.halted:
        return f"Table {fact.table} plays on."
    return f"Table {fact.table} stands until it is level again (TDA 2024 11-D)."


def _ordered(_teller: Teller, fact: pf.MoveOrdered, _act: Act) -> str:
    return (
        f"Order {fact.order}: the next big blind of table {fact.source} to table"
        f" {fact.destination}, to the worst seat on arrival."
    )


SENTENCES: dict[type[f.Fact], Callable[[Teller, Any, Act], str | list[str]]] = {
    pf.MoveReckoned: _reckoned,
    pf.MoveOrdered: _ordered,
    pf.MoverDrawn: _mover,
    pf.ButtonDrawn: _button,
    pf.ByesDrawn: _byes,
    pf.Redrawn: _redrawn,
    pf.SuggestionLeft: _left,
    pf.TableHalted: _halted,
    pf.SeatWon: lambda teller, fact, _: (
        f"{teller.name(fact.entry)} reached the milestone at {fact.seat} and has won a seat; "
        f"{fact.chips:,} chips left play."
    ),
}
"""What there is more to say of than the line does."""
