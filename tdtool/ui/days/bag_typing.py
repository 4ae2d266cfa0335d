"""What is being typed for one stack: the player's count, the dealer's, the bag's number."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

from tdtool.tournament.days.commands import BagStack

if TYPE_CHECKING:
    from tdtool.tournament.days.bag_view import BagRow

LONGEST = 15
"""Digits of a count."""


class Cell(IntEnum):
    """What is typed, in the order of the columns."""

    PLAYER = 0
    DEALER = 1
    BAG = 2


class BagTyping(NamedTuple):
    """A stack in hand: the cell, the digits as they stand, what was typed for the player before."""

    row: BagRow | None = None
    cell: Cell = Cell.PLAYER
    text: str = ""
    player: int | None = None

    def in_hand(self, row: BagRow | None) -> BagTyping:
        """Take a stack in hand; what was typed for it stays, for another one it is let go."""
        if row is not None and self.row is not None and row.entry == self.row.entry:
            return self._replace(row=row)
        return BagTyping(row)

    def digit(self, digit: str) -> BagTyping:
        """Type a digit."""
        text = f"{self.text}{digit}".lstrip("0")
        return self if len(text) > LONGEST else self._replace(text=text)

    def erase(self) -> BagTyping:
        """Take the last digit back; before the first the cell before is typed again."""
        if self.text:
            return self._replace(text=self.text[:-1])
        return self.step(-1)

    def step(self, step: int) -> BagTyping:
        """Go to the cell beside; a count that was typed for the player is kept."""
        place = min(max(self.cell + step, Cell.PLAYER), Cell.BAG)
        player = self.player
        if self.cell is Cell.PLAYER and self.text:
            player = int(self.text)
        return self._replace(cell=Cell(place), text="", player=player)

    @property
    def counted(self) -> int | None:
        """Give the player's count: typed, else the one that is known, else his last chip count."""
        if self.cell is Cell.PLAYER and self.text:
            return int(self.text)
        if self.player is not None:
            return self.player
        if self.row is None:
            return None
        return self.suggested if self.row.bag is None else self.row.bag.player

    @property
    def suggested(self) -> int | None:
        """Give his last chip count, with which the count of his bag begins."""
        row = self.row
        return None if row is None or row.counted is None else row.counted.chips

    def enter(self) -> BagTyping | BagStack:
        """Go on to the dealer's count, or give what is to be written.

        Nothing typed for the dealer means that he counted the same. Where nothing can be
        written, the typing stays as it is.
        """
        counted = self.counted
        if self.row is None or counted is None:
            return self
        if self.cell is Cell.PLAYER:
            return self.step(1)
        if self.cell is Cell.DEALER:
            return BagStack(self.row.entry, counted, int(self.text) if self.text else counted)
        bag = self.row.bag
        if bag is None or not self.text:
            return self
        return BagStack(self.row.entry, bag.player, bag.dealer, self.text)

    def once(self) -> BagStack | None:
        """Give what is to be written where the dealer has not counted yet."""
        counted = self.counted
        if self.row is None or counted is None:
            return None
        return BagStack(self.row.entry, counted, None)
