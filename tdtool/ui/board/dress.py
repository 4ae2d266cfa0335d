"""How the boards are dressed: their colours and the house's logo."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tdtool.ui.board import ink
from tdtool.ui.board.ink import Ink, Palette
from tdtool.ui.board.room import Room

if TYPE_CHECKING:
    from tdtool.settings import Settings
    from tdtool.ui.board.logo import Logo


@dataclass(frozen=True, slots=True)
class Dress:
    """Colours, and a logo where the house has one."""

    colours: Palette
    logo: Logo | None = None

    def room(self, width: int, height: int) -> Room:
        """Give the room of a board of this size in pixels."""
        plate = self.logo is not None and self.logo.needs_plate(self.colours[Ink.WINDOW])
        return Room(width, height, self.logo, plate=plate)


USUAL = Dress(ink.NIGHT)


def dress_of(settings: Settings, logo: Logo | None) -> Dress:
    """Dress the boards as the settings say."""
    return Dress(ink.palette(settings.board_colours, settings.board_accent), logo)
