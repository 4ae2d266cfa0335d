"""The payout tables that come with the program."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from tdtool.paths import resource
from tdtool.rules.prizes.percent_text import PercentTextError, read

if TYPE_CHECKING:
    from tdtool.rules.prizes.percent_table import PercentTable


@cache
def ready_made() -> tuple[PercentTable, ...]:
    """Read them all, by name; a file's first line is the table's name."""
    found = []
    for path in sorted(resource("payouts").glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        name = text.partition("\n")[0].lstrip("# ")
        try:
            found.append(read(text, name))
        except PercentTextError:
            continue
    return tuple(sorted(found, key=lambda table: table.name.casefold()))
