"""The small values that bags, flights and their facts share."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from tdtool.tournament.values import EntryId, PersonId, SeatAt


class Forward(StrEnum):
    """Which of a person's several bags goes forward, as the house announced it."""

    BEST = "best"
    """The largest; of equal ones the first."""
    FIRST = "first"
    """That of the first flight he came through."""
    LAST = "last"
    """That of the last flight he came through."""


class WhyLeft(StrEnum):
    """Why a bag does not go forward; its chips leave play."""

    RULE = "rule"
    """The house's rule takes another bag of the same person."""
    CHOSEN = "chosen"
    """The director chose so."""


class Flight(NamedTuple):
    """A tournament as a flight: the event it belongs to, its own short name, the house's rule."""

    event: str
    name: str
    forward: Forward = Forward.BEST


class Bag(NamedTuple):
    """A stack in a bag: its number, where it was bagged, the two counts in chips.

    `dealer` is None while only the player has counted.
    """

    number: str
    seat: SeatAt | None
    player: int
    dealer: int | None

    @property
    def chips(self) -> int:
        """Give what is in it: the dealer's count, where there is one."""
        return self.player if self.dealer is None else self.dealer

    @property
    def agrees(self) -> bool:
        """Tell whether both have counted the same."""
        return self.dealer == self.player


class Origin(NamedTuple):
    """The log that bags come from, as it stood when they were read.

    `digest` is the chained SHA-256 (hex) of its fact number `seq`, so that it vouches for
    all that was written there until then.
    """

    tournament: str
    name: str
    seq: int
    digest: str


class Missed(NamedTuple):
    """Hands that somebody still has to miss, `of` so many that he was given, and since when."""

    person: PersonId
    left: int
    of: int
    given_ms: int


class Carried(NamedTuple):
    """A bag that goes forward: the entry it becomes, and what it was.

    `number` counts the person's entries so far, in all flights. `origin` is the place of its
    log among the origins of the fact, `was` and `bag` are the entry and the bag there.
    """

    entry: EntryId
    person: PersonId
    number: int
    origin: int
    was: EntryId
    bag: Bag
    access: bool = False
    """He needs a seat that can be reached (TDA24 9)."""
    head: int | None = None
    """The bounty on his head (the currency's smallest unit), all his bags taken together; None
    where what he paid is on it, and in older logs."""


class Left(NamedTuple):
    """A bag that does not go forward; the fields as in `Carried`."""

    person: PersonId
    origin: int
    was: EntryId
    bag: Bag
    why: WhyLeft
