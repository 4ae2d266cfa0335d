"""Payout tables as text: a line for a number of entries, then the percentages.

`9-15: 50 30 20` reads: 9 to 15 entries, three places. `41+` has no upper end, `1.5x4` is the
same percentage for four places, and a line that begins with # says nothing.
"""

from __future__ import annotations

import re
from decimal import Decimal
from itertools import groupby, pairwise

from tdtool.rules.prizes.percent_table import WHOLE, PercentRow, PercentTable

_LINE = re.compile(r"(\d{1,6})(?:\s*[-–]\s*(\d{1,6})|\s*(\+))?\s*:(.*)")
_SHARE = re.compile(r"(\d{1,3}(?:[.,]\d{1,2})?)(?:x(\d{1,4}))?")
_TIMES = re.compile(r"\s*[x×*]\s*")
_MOST_PLACES = 9_999


class PercentTextError(ValueError):
    """A payout table that cannot be read; its text is one sentence for the director."""


def read(text: str, name: str) -> PercentTable:
    """Read a payout table.

    Raises PercentTextError at the first line that means nothing, whose percentages do not
    come to 100, where a higher place gets less, or that takes entries of the line before.
    """
    rows: list[PercentRow] = []
    for number, line in enumerate(text.splitlines(), 1):
        plain = line.strip()
        if plain and not plain.startswith("#"):
            row = _row(plain, number)
            if rows and (rows[-1].most is None or row.least <= rows[-1].most):
                raise PercentTextError(
                    f"Line {number}: {row.least} entries have a line already; "
                    "the fewest come first."
                )
            rows.append(row)
    if not rows:
        raise PercentTextError('There is no line yet; "9-15: 50 30 20" is one.')
    return PercentTable(name, tuple(rows))


def _row(line: str, number: int) -> PercentRow:
    found = _LINE.fullmatch(line)
    if found is None:
        raise PercentTextError(
            f'Line {number}: a number of entries, a colon, then percentages: "9-15: 50 30 20".'
        )
    least = int(found[1])
    most = None if found[3] else int(found[2] or least)
    if least < 1 or (most is not None and most < least):
        raise PercentTextError(f"Line {number}: {found[1]} to {most} is no number of entries.")
    shares = _shares(found[4], number)
    if sum(shares) != WHOLE:
        raise PercentTextError(
            f"Line {number}: the percentages come to {percent(sum(shares))}, not to 100."
        )
    if any(lower > higher for higher, lower in pairwise(shares)):
        raise PercentTextError(f"Line {number}: a higher place gets less than a lower one.")
    if most is not None and len(shares) > most:
        raise PercentTextError(
            f"Line {number}: {len(shares)} places are paid, but only {most} may have entered."
        )
    return PercentRow(least, most, shares)


def _shares(text: str, number: int) -> tuple[int, ...]:
    shares: list[int] = []
    for word in _TIMES.sub("x", text.replace("%", " ").replace(", ", " ")).split():
        found = _SHARE.fullmatch(word)
        if found is None:
            raise PercentTextError(f"Line {number}: “{word}” is no percentage.")
        share = int(Decimal(found[1].replace(",", ".")) * 100)
        if share == 0:
            raise PercentTextError(f"Line {number}: a place that is paid gets more than nothing.")
        shares += [share] * int(found[2] or 1)
        if len(shares) > _MOST_PLACES:
            raise PercentTextError(f"Line {number}: these are more than {_MOST_PLACES:,} places.")
    return tuple(shares)


def written(table: PercentTable) -> str:
    """Write a payout table as text that reads as the same table."""
    lines = []
    for least, most, shares in table.rows:
        upto = "+" if most is None else "" if most == least else f"-{most}"
        runs = [(share, len(list(run))) for share, run in groupby(shares)]
        words = [percent(share) + (f"x{times}" if times > 1 else "") for share, times in runs]
        lines.append(f"{least}{upto}: {' '.join(words)}")
    return "\n".join(lines)


def percent(share: int) -> str:
    """Write hundredths of a percent as a plain percentage: 1250 as "12.5"."""
    return f"{Decimal(share) / 100:f}".rstrip("0").rstrip(".") if share % 100 else str(share // 100)
