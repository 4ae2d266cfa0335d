"""Whose paper it is: the house's name over the title, its logo at the right of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tdtool.sheets.page import Paper
    from tdtool.sheets.pen import Pen

LOGO_HIGH, LOGO_HIGH_A5 = 50.0, 40.0
"""Points that a logo is high at most; it reaches into the upper margin."""
LOGO_WIDE = 0.27
"""A logo's share of the text's width at most."""
BESIDE_LOGO = 14.0
EDGE = 18.0
"""Points from the paper's upper edge that every printer leaves white."""
NAME, RISE = 9.0, 8.0
"""The size of the house's name, and how far its baseline stands above the upper margin."""


class Logo(NamedTuple):
    """A picture as the house chose it, on white; width and height in pixels."""

    png: bytes
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Letterhead:
    """The house's name and logo; what is missing is left out."""

    name: str = ""
    logo: Logo | None = None


NO_HOUSE = Letterhead()


def logo_size(house: Letterhead, paper: Paper) -> tuple[float, float]:
    """Give how wide and how high the logo stands, in points; nothing where there is none."""
    if house.logo is None:
        return 0.0, 0.0
    high = LOGO_HIGH_A5 if paper.width < 450 else LOGO_HIGH  # noqa: PLR2004 - A5 upright
    wide = (paper.width - 2 * paper.margin) * LOGO_WIDE
    scale = min(high / house.logo.height, wide / house.logo.width)
    return house.logo.width * scale, house.logo.height * scale


def logo_room(house: Letterhead, paper: Paper) -> float:
    """Give the points at the right of a title that the logo takes, with the space before it."""
    wide, _ = logo_size(house, paper)
    return wide + BESIDE_LOGO if wide else 0.0


def draw_letterhead(pen: Pen, paper: Paper, house: Letterhead, rule: float) -> None:
    """Draw name and logo; the logo stands between the paper's edge and the height of a rule."""
    from tdtool.sheets.faces import Weight

    if house.name:
        pen.text(
            paper.margin, paper.margin - RISE, house.name, NAME, Weight.SEMIBOLD,
            max_width=paper.width - 2 * paper.margin - logo_room(house, paper),
        )  # fmt: skip
    if house.logo is not None:
        wide, high = logo_size(house, paper)
        top = max(EDGE, EDGE + (rule - 8 - EDGE - high) / 2)
        pen.picture(house.logo.png, paper.width - paper.margin - wide, top, wide, high)
