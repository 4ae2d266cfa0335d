"""What goes along with the people of flights: bounties, hands to miss, who is kept apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament import facts as f
from tdtool.tournament import ruling_facts as r
from tdtool.tournament.days.merge import bags_by_person
from tdtool.tournament.plans.facts import KeptApart
from tdtool.tournament.values import Involved, PenaltyKind, RulingWords, SeatAt

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from tdtool.tournament.asking import Asking
    from tdtool.tournament.days.flight_end import FlightEnd
    from tdtool.tournament.days.merge import MergePlan
    from tdtool.tournament.days.values import Missed
    from tdtool.tournament.values import EntryId, PersonId, TextId

    Same = Mapping[PersonId, PersonId]


class Along(NamedTuple):
    """What goes along, counted: amounts in the currency's smallest unit.

    `bounties` nobody has won in the flights; `heads` of them go forward on somebody's head,
    None where they are not on heads. `unnamed` are out there without anybody named for it.
    `hands` are to be missed by `missing` players, `pairs` are kept apart, `access` players
    need one of the `reach` seats.
    """

    bounties: int
    heads: int | None
    unnamed: int
    hands: int
    missing: int
    pairs: int
    access: int
    reach: int


def along(flights: Sequence[FlightEnd], plan: MergePlan, same: Same) -> Along:
    """Count what goes along with those who go forward."""
    forward = {one.person for one in plan.carried}
    on_heads = heads(flights, same)
    missed = [one for _, one in _missed(flights, same) if one.person in forward]
    found = [on_heads[person] for person in forward if person in on_heads]
    return Along(
        bounties=sum(end.bounties for end in flights),
        heads=sum(found) if found else None,
        unnamed=sum(end.unnamed for end in flights),
        hands=sum(one.left for one in missed),
        missing=len({one.person for one in missed}),
        pairs=len(_pairs(flights, same, forward)),
        access=sum(one.access for one in plan.carried),
        reach=len(reach(flights)),
    )


def heads(flights: Sequence[FlightEnd], same: Same) -> dict[PersonId, int]:
    """Give the bounty on everybody's head, all his bags taken together."""
    return {
        person: sum(one.head for one in bags if one.head is not None)
        for person, bags in bags_by_person(flights, same).items()
        if any(one.head is not None for one in bags)
    }


def reach(flights: Iterable[FlightEnd]) -> tuple[SeatAt, ...]:
    """List the seats that everybody can reach, in whatever flight they were marked."""
    return tuple(sorted({seat for end in flights for seat in end.reach}))


def facts(
    ask: Asking, flights: Sequence[FlightEnd], same: Same, entries: Mapping[PersonId, EntryId]
) -> tuple[tuple[f.Fact, ...], dict[TextId, str]]:
    """Put down what goes along with these entries: their penalties, and who is kept apart.

    The second part are the texts of the rulings that penalties need here.
    """
    found: list[f.Fact] = []
    texts: dict[TextId, str] = {}
    missed = [(end, one) for end, one in _missed(flights, same) if one.person in entries]
    for place, (end, one) in enumerate(missed, 1):
        title, decision = ask.new_id(), ask.new_id()
        texts[title] = "Penalty from the day before"
        texts[decision] = _served(end, one)
        words = RulingWords(title=title, decision=decision)
        found += _penalty(ask, place, entries[one.person], one, words)
    pairs = _pairs(flights, same, entries)
    found += [KeptApart(entries[one], entries[other], apart=True) for one, other in pairs]
    return tuple(found), texts


def _served(end: FlightEnd, missed: Missed) -> str:
    hands = "1 hand" if missed.left == 1 else f"{missed.left:,} hands"
    if missed.left == missed.of:
        return f"{hands} to miss, given in {end.origin.name}."
    return (
        f"{missed.of - missed.left:,} of {missed.of:,} missed in {end.origin.name}; {hands} left."
    )


def _penalty(
    ask: Asking, place: int, entry: EntryId, missed: Missed, words: RulingWords
) -> Iterator[f.Fact]:
    ruling = ask.state.rulings_given + place
    yield r.Ruled(
        ruling=ruling,
        words=words,
        table=None,
        players=(Involved(entry, None),),
        day=1,
        level="",
        stakes=None,
        decided=True,
        happened_ms=missed.given_ms,
    )
    number = ask.state.penalties_given + place
    hands = missed.left
    yield r.PenaltyGiven(number, ruling, entry, None, PenaltyKind.HANDS, hands, 0, hands)


def _missed(flights: Iterable[FlightEnd], same: Same) -> Iterator[tuple[FlightEnd, Missed]]:
    for end in flights:
        for one in end.missed:
            yield end, one._replace(person=same.get(one.person, one.person))


def _pairs(
    flights: Iterable[FlightEnd], same: Same, forward: Iterable[PersonId]
) -> list[tuple[PersonId, PersonId]]:
    """List the pairs of which both go forward, each once."""
    both = set(forward)
    pairs = {
        tuple(sorted((same.get(one, one), same.get(other, other))))
        for end in flights
        for one, other in end.apart
    }
    return sorted((one, other) for one, other in pairs if one != other and {one, other} <= both)
