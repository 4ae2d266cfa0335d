"""The code on seat cards and slips that a scanner types: Code 128, upright, bars one below another.

It holds "E" and the entry's number with an even count of figures, "E0403" for entry 403:
scanned into the line it means that player. Code 128 and not a square code, because the
cheapest hand scanners read lines only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.scan_text import scan_text

if TYPE_CHECKING:
    from tdtool.sheets.pen import Pen

QUIET = 10
"""Modules of white that a scanner needs before and after the bars."""


def modules(text: str) -> tuple[int, ...]:
    """Give the widths of bars and gaps in turn, in modules, the first a bar."""
    from reportlab.graphics.barcode.code128 import Code128

    code = Code128(text, quiet=0)
    code.validate()
    code.encode()
    code.decompose()
    return tuple(ord(sign.lower()) - ord("a") + 1 for sign in code.decomposed)


def draw_code(pen: Pen, entry: int, corner: tuple[float, float], size: tuple[float, float]) -> None:
    """Draw the code of an entry into a box, `size` wide and high, quiet zones included."""
    widths = modules(scan_text(entry))
    x, top = corner
    wide, high = size
    module = high / (sum(widths) + 2 * QUIET)
    bars = []
    y = top + QUIET * module
    for place, width in enumerate(widths):
        if place % 2 == 0:
            bars.append((x, y, wide, width * module))
        y += width * module
    pen.bars(bars)
