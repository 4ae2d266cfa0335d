"""What bag-and-tag sheets, bag labels and the day after take from the desk."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tdtool.sheets.page import PaperSize
from tdtool.tournament import commands as c
from tdtool.tournament.days.commands import BagStack, BringTogether, NameFlight
from tdtool.tournament.days.values import Flight, Forward
from tdtool.tournament.values import SeatAt, Sheet
from tdtool.ui.printing.choice import Choice
from tdtool.ui.printing.offer import Offer
from tdtool.ui.printing.work import Unclear
from tdtool.ui.printing.works import work_of
from tests.tournament.days.flights_of import Flights, bag, bag_all, done
from tests.ui.printing.at_the_desk import pages, work

if TYPE_CHECKING:
    from tdtool.desk import Desk


@pytest.fixture
def flight(flights: Flights) -> Desk:
    """Kim at 1.1, Ngo at 1.2, Ola standing; Kim's two counts differ."""
    desk = flights.found("Harbour Open 1A")
    flights.enter(desk, "Kim", "Ngo", "Ola")
    done(desk, c.OpenTable(1))
    done(desk, c.OpenTable(2))
    for entry, seat in enumerate((SeatAt(1, 1), SeatAt(1, 2), SeatAt(2, 4)), 1):
        done(desk, c.SeatEntry(entry, seat))
    done(desk, c.CloseTable(2))
    return desk


def test_bag_sheets_carry_the_counts_and_lines_for_the_others(flight: Desk) -> None:
    bag(flight, "Kim", 20_000, 20_500, number="A7")
    made = work(flight, Offer.BAG_SHEETS)
    assert made.records == (c.RecordSheet(Sheet.BAG_SHEETS),)
    assert made.says == "2 tables, 3 stacks."
    first, standing = pages(made)
    for words in ("Table 1", "Day 1, Sat 14 Mar", "Kim", "20,000", "20,500", "A7", "COUNT AGAIN"):
        assert words in first
    assert "Without a seat" in standing
    assert "Ola" in standing
    (alone,) = pages(work(flight, Offer.BAG_SHEETS, "1", kind=1))
    assert "20,500" not in alone
    assert work(flight, Offer.BAG_SHEETS, "1").records == ()
    done(flight, BagStack(2, 19_000, None))
    (both,) = pages(work(flight, Offer.BAG_SHEETS, "1"))
    assert "39,500" in both


def test_bag_labels_name_the_flight(flight: Desk) -> None:
    done(flight, NameFlight(Flight("Harbour Open", "1A")))
    bag(flight, "Ngo", 19_500)
    made = work(flight, Offer.BAG_LABELS)
    assert (made.says, made.pages()) == ("3 labels.", 1)
    (page,) = pages(made)
    for words in ("Flight 1A, Sat 14 Mar", "Ngo", "19,500", "PLAYER", "DEALER"):
        assert words in page
    (alone,) = pages(work(flight, Offer.BAG_LABELS, "ngo", kind=1))
    assert "19,500" not in alone
    assert "Kim" not in alone


def test_the_day_after_lists_stacks_flights_and_seats(flights: Flights, flight: Desk) -> None:
    bag_all(flight, (20_000, 19_000))
    done(flight, BagStack(3, 21_000, 21_000))
    day = flights.day_two()
    done(day, BringTogether((flight.flight_end(),), Forward.BEST))
    text = "".join(pages(work(day, Offer.DAY_SEATING)))
    for words in ("Day 2, seats not drawn yet", "3 players, 60,000 chips", "Harbour Open 1A, 1.1"):
        assert words in text
    done(day, c.DrawSeats(open_tables=True))
    done(day, c.RegisterAndSeat(name="Late"))
    made = work(day, Offer.DAY_SEATING, kind=2)
    assert made.says == "4 players, 80,000 chips."
    (text,) = pages(made)
    assert text.index("21,000") < text.index("19,000")
    assert "late entry" in text
    assert "not drawn" not in text
    for size in PaperSize:
        pages(work_of(day, Offer.DAY_SEATING, Choice(size, lying=True)))
    done(day, c.StartClock())
    done(day, c.Bust((1,)))
    assert work(day, Offer.DAY_SEATING, kind=1).says.startswith("3 players")


def test_what_there_is_nothing_of_is_said(flights: Flights) -> None:
    desk = flights.found("Harbour Open 1A")
    for offer, sentence in (
        (Offer.BAG_SHEETS, "Nobody has chips at a table."),
        (Offer.BAG_LABELS, "Nobody has chips."),
        (Offer.DAY_SEATING, "No flights were brought together here. The menu does it."),
    ):
        with pytest.raises(Unclear) as found:
            work(desk, offer)
        assert str(found.value) == sentence
