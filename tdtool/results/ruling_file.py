"""The ruling log as CSV for any program: a line a ruling, the first one first."""

from __future__ import annotations

import csv
from datetime import UTC, datetime, timedelta
from io import StringIO
from typing import TYPE_CHECKING

from tdtool.results.result_file import write_file
from tdtool.rules.books import written_together
from tdtool.text_file import harmless

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from tdtool.tournament.ruling_view import RulingView

HEADS = (
    "Number",
    "Time",
    "Level",
    "Hand",
    "Table",
    "Seat",
    "Player",
    "Ruling",
    "Entry",
    "Rule",
    "Decision",
    "By",
    "State",
)


def ruling_csv(rulings: Iterable[RulingView], utc_offset: int = 0) -> str:
    """Write rulings as CSV, lines ended by CR LF; `utc_offset` (seconds) makes times local.

    Several players stand in one cell. What a ruling is about in short is its title, else what
    happened; a state may say which ruling took its place.
    """
    out = StringIO(newline="")
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(HEADS)
    for view in sorted(rulings, key=lambda one: one.number):
        writer.writerow(_cells(view, utc_offset))
    return out.getvalue()


def write_rulings(path: Path, rulings: Iterable[RulingView], utc_offset: int = 0) -> None:
    """Write rulings into a CSV file, replaced in one step. Raises ResultsError."""
    data = ruling_csv(rulings, utc_offset).encode("utf-8", "replace")
    write_file(path, data, "ruling log")


def _cells(view: RulingView, utc_offset: int) -> list[object]:
    local = datetime.fromtimestamp(view.at_ms / 1000, UTC) + timedelta(seconds=utc_offset)
    state = view.state.value
    if view.corrected_by is not None:
        state = f"corrected by {view.corrected_by}"
    words = (
        view.title,
        view.rule_entry,
        written_together(view.rules),
        view.decision,
        view.by,
    )
    return [
        view.number,
        f"{local:%Y-%m-%d %H:%M}",
        harmless(view.level),
        view.hand,
        "" if view.table is None else view.table,
        "; ".join("" if one.seat is None else str(one.seat) for one in view.players),
        harmless("; ".join(one.name for one in view.players)),
        *map(harmless, words),
        state,
    ]
