"""Questions with the entries that answer them, and how well the search finds those."""

from __future__ import annotations

import csv
import os
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.rulebook.search import Index

REPOSITORY = Path(__file__).resolve().parents[2]
SHARED = Path(os.environ.get("TDTOOL_SHARED", REPOSITORY.parent / "shared"))
REAL = SHARED / "facts" / "ruling_queries.tsv"
OWN = Path(__file__).with_name("questions.tsv")
NO_REAL = "the file of real questions (TDTOOL_SHARED or ../shared) is not here"
FIRST_OF = 3


class Asked(NamedTuple):
    """A question, and the ids of the entries that answer it."""

    question: str
    answers: tuple[str, ...]


class Found(NamedTuple):
    """A question and the ids that the search gave for it, best first."""

    asked: Asked
    ids: tuple[str, ...]

    @property
    def rank(self) -> int:
        """At what place the first right entry stands, 0 where none does."""
        right = (place for place, id_ in enumerate(self.ids, 1) if id_ in self.asked.answers)
        return next(right, 0)


def read_questions(file: Path) -> list[Asked]:
    """Read a table whose first column is the question and whose second names the entries."""
    with file.open(encoding="utf-8", newline="") as opened:
        rows = list(csv.reader(opened, delimiter="\t", quoting=csv.QUOTE_NONE))[1:]
    return [Asked(row[0], tuple(row[1].split(","))) for row in rows]


def found(index: Index, questions: Sequence[Asked], most: int = FIRST_OF) -> list[Found]:
    """Ask every question, and keep the first so many entries."""
    return [
        Found(asked, tuple(hit.entry.id for hit in index.search(asked.question, most).hits))
        for asked in questions
    ]


def share(results: Sequence[Found], within: int) -> float:
    """Give the share of questions whose right entry is among the first so many, 0 to 1."""
    return sum(1 <= one.rank <= within for one in results) / len(results)
