"""What goes along to the day after: bounties, hands to miss, pairs, seats in reach, the terms."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tdtool.desk import Done
from tdtool.rules.prizes.bounty import BountyKind, OwnBounty
from tdtool.rules.prizes.pool import Price
from tdtool.tournament import commands as c
from tdtool.tournament import ruling_commands as rc
from tdtool.tournament.chips.chip_set import usual_set
from tdtool.tournament.chips.commands import ChooseChips
from tdtool.tournament.days.commands import BringTogether
from tdtool.tournament.days.goes_along import Along, along
from tdtool.tournament.days.merge import merge
from tdtool.tournament.days.next_day import preparations, terms_from
from tdtool.tournament.days.values import Forward
from tdtool.tournament.fold import fold
from tdtool.tournament.money import commands as mc
from tdtool.tournament.money.prices import Prices
from tdtool.tournament.money.terms import USUAL, Extra, Moment, Terms
from tdtool.tournament.penalty_view import running
from tdtool.tournament.plans import commands as plc
from tdtool.tournament.plans.settings import PlanSettings
from tdtool.tournament.prizes import commands as pc
from tdtool.tournament.prizes.bounties import bounties
from tdtool.tournament.refusal import Refusal
from tdtool.tournament.values import NewPenalty, PenaltyKind, SeatAt
from tests.tournament.days.flights_of import bag, bag_all, bring, done, ends, entry_of
from tests.tournament.evening import MINUTE, PLAIN

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tests.tournament.days.flights_of import Flights

Two = tuple["Desk", "Desk"]
HEADS = Prices(entry=Price(prize=100, bounty=100), bounty=BountyKind.PROGRESSIVE)


def priced(flights: Flights, prices: Prices) -> Two:
    """Play two flights with bounties: Kim is in both, and knocks Ola out in the first."""
    one = flights.flight("Harbour Open 1A", "Kim", "Ngo", "Ola")
    done(one, mc.SetPrices(prices))
    done(one, c.Bust((entry_of(one, "Ola"),)))
    if prices.bounty is not BountyKind.MYSTERY:
        done(one, pc.NameKnockout(entry_of(one, "Ola"), (entry_of(one, "Kim"),)))
    bag_all(one, (35_000, 25_000))
    other = flights.flight("Harbour Open 1B", "Pia", "Kim")
    done(other, mc.SetPrices(prices))
    bag_all(other, (20_000, 40_000))
    return one, other


def on_heads(day: Desk) -> dict[str, int]:
    found = bounties(day.state)
    assert found is not None
    assert found.books.off == 0
    return {day.name(entry): head for entry, head in found.heads.items()}


def along_of(*flights: Desk, without: str = "") -> Along:
    found = ends(*flights)
    choices = [(without, None)] if without else []
    return along(found, merge(found, Forward.BEST, choices), {})


def test_the_bounty_on_a_head_goes_along_with_him(flights: Flights) -> None:
    two = priced(flights, HEADS)
    day = flights.day_two()
    done(day, mc.SetPrices(HEADS))
    done(day, bring(*two))
    # Of Ola's 100 Kim got 50, the rest is on his head, and so is what he paid in both flights.
    assert on_heads(day) == {"Ngo": 100, "Pia": 100, "Kim": 250}
    assert along_of(*two)[:3] == (450, 450, 0)
    done(day, c.Register(names=("Late",)))
    assert on_heads(day)["Late"] == 100
    done(day, c.DrawSeats(open_tables=True))
    done(day, c.Bust((entry_of(day, "Kim"),)))
    done(day, pc.NameKnockout(entry_of(day, "Kim"), (entry_of(day, "Pia"),)))
    assert on_heads(day)["Pia"] == 225


def test_what_lies_on_nobodys_head_stays_in_the_flights(flights: Flights) -> None:
    two = priced(flights, HEADS)
    done(two[0], c.TakeBackBust(entry_of(two[0], "Ola")))
    done(two[0], c.Bust((entry_of(two[0], "Ola"),)))
    assert along_of(*two)[:3] == (500, 400, 1)
    assert along_of(*two, without=flights.people["Pia"])[:3] == (500, 300, 1)


def test_a_bounty_that_the_winner_leaves_to_the_pool_is_one_only(flights: Flights) -> None:
    prices = replace(HEADS, bounty=BountyKind.FIXED, own_bounty=OwnBounty.POOL)
    two = priced(flights, prices)
    day = flights.day_two()
    done(day, mc.SetPrices(prices))
    done(day, bring(*two))
    assert on_heads(day) == {"Ngo": 100, "Pia": 100, "Kim": 200}
    done(day, c.DrawSeats(open_tables=True))
    for name in ("Ngo", "Pia"):
        done(day, c.Bust((entry_of(day, name),)))
        done(day, pc.NameKnockout(entry_of(day, name), (entry_of(day, "Kim"),)))
    found = bounties(day.state)
    assert found is not None
    assert (found.books.off, found.won[entry_of(day, "Kim")]) == (0, 300)


def test_envelopes_are_for_the_bounties_of_all_flights(flights: Flights) -> None:
    prices = replace(HEADS, bounty=BountyKind.MYSTERY)
    two = priced(flights, prices)
    day = flights.day_two()
    done(day, mc.SetPrices(prices))
    done(day, bring(*two))
    done(day, c.Register(names=("Late",)))
    found = bounties(day.state)
    assert found is not None
    assert found.books.fund == 600
    assert along_of(*two)[:3] == (500, None, 0)


def test_without_bounties_nothing_is_on_a_head(flights: Flights, two: Two) -> None:
    day = flights.day_two()
    done(day, bring(*two))
    assert along_of(*two) == Along(0, None, 0, 0, 0, 0, 0, 0)
    # Bounties that are set on the later day alone are what everybody brings.
    done(day, mc.SetPrices(HEADS))
    found = bounties(day.state)
    assert found is not None
    assert found.books.fund == 400


def test_hands_that_are_still_to_be_missed_go_along(flights: Flights) -> None:
    one = flights.flight("Harbour Open 1A", "Kim", "Ngo", "Ola")
    kim, ngo, ola = (entry_of(one, name) for name in ("Kim", "Ngo", "Ola"))
    given = [
        (kim, NewPenalty(kim, PenaltyKind.HANDS, 4)),
        (ngo, NewPenalty(ngo, PenaltyKind.HANDS, 1)),
        (ola, NewPenalty(ola, PenaltyKind.HANDS, 2)),
    ]
    for entry, penalty in given:
        done(one, rc.WriteRuling(players=(entry,), penalties=(penalty,)))
    done(one, rc.CountHands(kim, 1))
    done(one, rc.CountHands(ngo, 1))
    bag_all(one, (15_000, 20_000, 25_000))
    other = flights.flight("Harbour Open 1B", "Kim")
    done(other, rc.WriteRuling(players=(1,), penalties=(NewPenalty(1, PenaltyKind.ROUNDS, 2),)))
    bag(other, "Kim", 30_000)
    day = flights.day_two()
    before = fold(day.history.records)
    act = done(day, bring(one, other)).action
    views = running(day.state, day.names, day.now())
    assert sorted((view.name, view.left) for view in views) == [("Kim", 2), ("Kim", 3), ("Ola", 2)]
    texts = day.texts()
    decisions = {texts[ruling.words.decision] for ruling in day.state.rulings.values()}
    assert decisions == {
        "1 of 4 missed in Harbour Open 1A; 3 hands left.",
        "2 hands to miss, given in Harbour Open 1A.",
        "2 hands to miss, given in Harbour Open 1B.",
    }
    assert (along_of(one, other).hands, along_of(one, other).missing) == (7, 2)
    done(day, c.DrawSeats(open_tables=True))
    done(day, rc.CountHands(entry_of(day, "Ola"), 2))
    assert isinstance(day.undo(act), Refusal)
    for _ in range(3):
        assert isinstance(day.undo(), Done)
    spent = {"draws": 0, "seal": before.seal, "rulings_given": 0, "penalties_given": 0}
    assert replace(day.state, **spent) == before  # type: ignore[arg-type]


def test_who_has_no_bag_that_goes_forward_misses_nothing(flights: Flights) -> None:
    one = flights.flight("Harbour Open 1A", "Kim", "Ngo")
    done(one, rc.WriteRuling(players=(1,), penalties=(NewPenalty(1, PenaltyKind.HANDS, 1),)))
    bag_all(one, (20_000, 20_000))
    day = flights.day_two()
    none = ((flights.people["Kim"], None),)
    done(day, BringTogether(ends(one), Forward.BEST, none))
    assert running(day.state, day.names, day.now()) == ()


def test_who_is_kept_apart_stays_so(flights: Flights, two: Two) -> None:
    one, other = two
    pairs = (("Kim", "Ngo"), ("Ngo", "Ola"))
    for first, second in pairs:
        done(
            one, plc.KeepApart(entry_of(one, first), entry_of(one, second), apart=True), "asked for"
        )
    done(other, plc.KeepApart(1, 2, apart=True), "asked for")
    day = flights.day_two()
    people = flights.people
    # Ola is the same as Pia: who is kept apart from herself is not.
    same = ((people["Pia"], people["Ngo"]),)
    found = ends(one, other)
    done(day, BringTogether(found, Forward.BEST, same=same))
    expected = {tuple(sorted((people[a], people[b]))) for a, b in (("Kim", "Ngo"), ("Ngo", "Ola"))}
    assert day.state.plans.apart == expected
    assert along(found, merge(found, Forward.BEST, same=same), dict(same)).pairs == 2
    alone = flights.day_two()
    none = ((people["Kim"], None),)
    done(alone, BringTogether(ends(one), Forward.BEST, none))
    assert alone.state.plans.apart == {tuple(sorted((people["Ngo"], people["Ola"])))}


def test_seats_that_can_be_reached_are_marked_where_their_table_opens(
    flights: Flights, two: Two
) -> None:
    one = two[0]
    done(one, plc.MarkSeat(SeatAt(1, 4), accessible=True))
    done(one, plc.NeedAccess(entry_of(one, "Ola"), needed=True))
    day = flights.day_two()
    done(day, bring(*two))
    assert (along_of(*two).access, along_of(*two).reach) == (1, 1)
    done(day, c.DrawSeats(open_tables=True))
    assert day.state.tables[1].accessible == {4}
    assert day.state.entries[entry_of(day, "Ola")].seat == SeatAt(1, 4)
    done(day, c.OpenTable(2))
    assert day.state.tables[2].accessible == frozenset()


@pytest.mark.parametrize(
    ("extra", "later"),
    [
        (Extra(chips=1, begins=Moment(1), ends=Moment(4)), None),
        (Extra(chips=1, begins=Moment(4, after=True)), Extra(chips=1)),
        (Extra(chips=1, begins=Moment(5)), Extra(chips=1)),
        (
            Extra(chips=1, begins=Moment(6), ends=Moment(7, after=True)),
            Extra(chips=1, begins=Moment(2), ends=Moment(3, after=True)),
        ),
    ],
)
def test_the_levels_of_a_sale_are_counted_from_the_new_first_one(
    flights: Flights, two: Two, extra: Extra, later: Extra | None
) -> None:
    one = two[0]
    done(one, mc.SetTerms(Terms(rebuy=extra, closes_ms=one.now().wall_ms + MINUTE)))
    # Four levels were played before the row with number 6.
    assert terms_from(one.state, 6, one.now()) == Terms(later, None, one.now().wall_ms + MINUTE)
    flights.evening.clock.pass_(2 * MINUTE)
    assert terms_from(one.state, 6, one.now()) == Terms(later)


def test_the_next_day_takes_terms_and_chips_over(two: Two) -> None:
    one = two[0]
    add_on = Terms(add_on=Extra(Price(prize=5), 1_000, begins=Moment(5)))
    chips = usual_set(PLAIN)[:3]
    assert terms_from(one.state, 6, one.now()) == USUAL
    done(one, mc.SetTerms(add_on))
    done(one, ChooseChips(chips), "the house has no others")
    done(one, plc.ChangePlans(PlanSettings(keep_apart=True)))
    assert preparations(one.state, 2, 6, one.now()) == (
        mc.SetTerms(Terms(add_on=Extra(Price(prize=5), 1_000))),
        ChooseChips(chips),
        plc.ChangePlans(PlanSettings(keep_apart=True)),
    )
