"""What each act of days and flights is called in the list, and said of it in full."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.days.commands import BagStack, BringTogether, NameFlight, OpenBags
from tdtool.tournament.days.values import Flight, Forward
from tdtool.ui.journal.book import Book
from tdtool.ui.journal.sentences import sentences
from tests.tournament.days.flights_of import Flights, bag_all, bring, done
from tests.ui.journal.conftest import plain

if TYPE_CHECKING:
    from tdtool.desk import Desk
    from tdtool.tournament import commands as c


def told(desk: Desk, command: c.Command) -> str:
    """Do it, and read what the journal says of it."""
    done(desk, command)
    book = Book(desk, dict)
    act = book.chronicle.act(len(book.chronicle) - 1)
    return plain(" ".join(sentences(book.teller, act, 30)))


def test_each_act_is_said_in_full(flights: Flights) -> None:
    desk = flights.flight("Harbour Open 1A", "Kim", "Ngo")
    flight = Flight("Harbour Open", "1A", Forward.FIRST)
    assert told(desk, NameFlight(flight)) == (
        "It is flight 1A of Harbour Open; the first stack goes forward."
    )
    assert told(desk, NameFlight(None)) == "It is no flight of an event any more."
    assert told(desk, BagStack(1, 20_000, None)) == (
        "Kim counted 20,000; the dealer had not counted yet. Bag 1."
    )
    assert told(desk, BagStack(1, 20_000, 20_500)) == (
        "Kim counted 20,000, the dealer 20,500. Bag 1."
    )
    assert told(desk, BagStack(1, 20_000, 20_000)) == (
        "Kim and the dealer both counted 20,000. Bag 1."
    )
    assert told(desk, OpenBags((1,))) == "The bag of Kim was opened."
    bag_all(desk, (21_000, 19_000))
    assert told(desk, OpenBags()) == "2 bags were opened."


def test_the_day_after_names_its_logs(flights: Flights) -> None:
    one = flights.flight("Harbour Open 1A", "Kim", "Ngo")
    bag_all(one, (21_000, 19_000))
    other = flights.flight("Harbour Open 1B", "Kim")
    bag_all(other, (20_000,))
    day = flights.day_two()
    command = bring(one, other)
    assert isinstance(command, BringTogether)
    origin = command.flights[0].origin
    text = told(day, command)
    assert text.startswith(
        "Day 2 began with 2 bags, 40,000 chips: the best stack went forward. "
        "Bags that left play: 1, with 20,000 chips. "
    )
    assert f"From Harbour Open 1A, read to no. {origin.seq}, digest {origin.digest[:12]}." in text
