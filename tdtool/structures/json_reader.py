"""Structures in JSON: the head of the file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from decimal import Decimal
from typing import TYPE_CHECKING, NoReturn

from tdtool.rules.quoting import plain, quoted
from tdtool.structures import phrases
from tdtool.structures.error import StructureError
from tdtool.structures.json_fields import FORMAT, Fields
from tdtool.structures.json_rows import RowReader
from tdtool.structures.registration import with_registration_end
from tdtool.structures.source import MAX_BYTES, MAX_ROWS
from tdtool.tournament.structure import (
    DayPlan,
    Lammers,
    Rotation,
    RotationKind,
    Row,
    Structure,
)
from tdtool.tournament.structure_queries import play_levels, total_minutes

if TYPE_CHECKING:
    from tdtool.rules.stakes import Betting

REMARK_SUBJECTS = {
    "late_reg": "registration",
    "rebuys": "rebuys",
    "ante_rule": "ante",
    "house_rules": "house rules",
    "shot_clock": "shot clock",
}
"""Remarks that have a field of their own in the file, and what they are about."""

_ROW_FIELDS = ("levels", "rows")
_HEAD_FIELDS = frozenset(
    {
        "format", "name", "year", "starting_stack", "seats_per_table", "game", "games", "betting",
        "betting_text", "rotation", "rotates", "days", "redraws", "lammers", "money", "remarks",
        "quirks", "complete", "play_levels", "total_minutes", "source", "url", "language",
        *_ROW_FIELDS, *REMARK_SUBJECTS,
    }
)  # fmt: skip


def structure_from_json(text: str, name: str = "") -> Structure:
    """Read a structure from JSON text; `name` stands in where the file has none.

    Raises StructureError with one sentence where the text is no structure. A file without
    a "format" is a sheet typed in: what it says only in words (who pays what first, where
    registration ends) is read from its words.
    """
    document = _document(text)
    if isinstance(document, list):
        document = {"levels": document}
    if not isinstance(document, Mapping):
        raise StructureError("The file holds no structure: a name and a list of levels.")
    fields = Fields(document, "The head of the file")
    return _Head(fields, infers="format" not in document).structure(name)


def _document(text: str) -> object:
    """Parse JSON strictly: no NaN, no endless figures, no endless nesting."""
    if len(text) > MAX_BYTES:
        raise StructureError("The text is too long for a structure.")
    try:
        return json.loads(
            text.removeprefix("\ufeff"), parse_constant=_no_constant, parse_float=Decimal
        )
    except json.JSONDecodeError as problem:
        raise StructureError(
            f"The file is no JSON: line {problem.lineno}, column {problem.colno} is not right."
        ) from None
    except RecursionError:
        raise StructureError("The file is nested too deep to be a structure.") from None
    except ArithmeticError:
        raise StructureError("The file holds a figure that is no figure.") from None
    except ValueError as problem:
        if isinstance(problem, StructureError):
            raise
        raise StructureError("The file holds a figure of thousands of digits.") from None


def _no_constant(constant: str) -> NoReturn:
    """Refuse NaN and the infinities, which Python's reader would take."""
    raise StructureError(f"The file holds {constant}, which is no figure.")


class _Head:
    """Reads the head of one file."""

    def __init__(self, fields: Fields, *, infers: bool) -> None:
        self._fields = fields
        self._infers = infers
        self._unknown: tuple[str, ...] = ()
        form = fields.text("format") if "format" in fields else FORMAT
        if form != FORMAT:
            raise StructureError(
                f"The file is of the format {quoted(form)}, which this program does not know."
            )

    def structure(self, name: str) -> Structure:
        """Build the structure."""
        fields = self._fields
        betting, betting_text = self._betting()
        remarks = self._remarks()
        rotation = fields.text("rotation")
        rows = self._rows(betting, remarks)
        structure = Structure(
            name=fields.text("name") or plain(name) or "Structure",
            rows=rows,
            starting_stack=fields.chips("starting_stack"),
            seats_per_table=fields.count("seats_per_table"),
            game=fields.text("game"),
            betting=betting,
            betting_text=betting_text,
            games=fields.texts("games"),
            rotation=rotation,
            rotates=self._rotates(rotation),
            year=fields.count("year"),
            days=self._days(),
            redraws=fields.counts("redraws"),
            lammers=self._lammers(),
            money=self._money(),
            remarks=remarks,
        )
        return replace(structure, comments=(*self._comments(), *self._claims(structure)))

    def _betting(self) -> tuple[Betting | None, str]:
        """Read the betting: one kind, or the sheet's words where they name several."""
        words, text = self._fields.text("betting"), self._fields.text("betting_text")
        kind = phrases.betting(words)
        if kind is None and words and text:
            raise StructureError(f"The betting {quoted(words)} is none that this program knows.")
        return kind, text if kind or not words else words

    def _rotates(self, rotation: str) -> Rotation | None:
        """Read how the game changes."""
        if self._infers and "rotates" not in self._fields:
            return phrases.rotation(rotation)
        step = self._fields.inner("rotates")
        if step is None:
            return None
        return Rotation(step.choice("kind", RotationKind), step.count("count") or 1)

    def _remarks(self) -> tuple[tuple[str, str], ...]:
        """Read the remarks in the order of the file, unknown words of the head among them."""
        remarks: list[tuple[str, str]] = []
        for key in self._fields:
            if key in REMARK_SUBJECTS:
                text = self._fields.text(key)
                remarks += [(REMARK_SUBJECTS[key], text)] if text else []
            elif key == "remarks":
                remarks += [
                    (remark.text("subject"), remark.text("text"))
                    for remark in self._fields.inners("remarks")
                ]
            elif key not in _HEAD_FIELDS and self._fields.is_words(key):
                remarks.append((plain(key).replace("_", " "), self._fields.text(key)))
        return tuple(remarks)

    def _comments(self) -> list[str]:
        """Collect what the file says about itself, and what of it could not be kept."""
        fields = self._fields
        comments = list(fields.texts("quirks"))
        if fields.is_words("complete"):
            comments.append(f"Complete: {fields.text('complete')}.")
        elif fields.is_false("complete"):
            comments.append("The file says that it is not complete.")
        comments += [
            f"The field {quoted(key)} is not known and was left out."
            for key in fields
            if key not in _HEAD_FIELDS and not fields.is_words(key) and not fields.is_null(key)
        ]
        comments += [
            f"The field {quoted(key)} of the rows is not known and was left out."
            for key in self._unknown
        ]
        return comments

    def _claims(self, structure: Structure) -> list[str]:
        """Compare the file's own totals with its rows."""
        claims: list[str] = []
        levels = len(play_levels(structure))
        said = self._fields.count("play_levels")
        if said is not None and said != levels:
            claims.append(f"The file says {said:,} levels; its rows hold {levels:,}.")
        minutes = total_minutes(structure)
        said = self._fields.count("total_minutes")
        if said is not None and said != minutes:
            claims.append(f"The file says {said:,} minutes in all; its rows make {minutes:,}.")
        return claims

    def _days(self) -> tuple[DayPlan, ...]:
        """Read the days of the event."""
        return tuple(
            DayPlan(day.text("name"), day.text("play"), day.text("starts"))
            for day in self._fields.inners("days")
        )

    def _lammers(self) -> Lammers | None:
        """Read the rebuy buttons."""
        lammers = self._fields.inner("lammers")
        if lammers is None:
            return None
        return Lammers(
            lammers.count("count") or 0, lammers.chips("worth") or 0, lammers.text("must_use_by")
        )

    def _money(self) -> tuple[tuple[str, int], ...]:
        """Read the money line, in whole units of its currency."""
        money = self._fields.inner("money")
        if money is None:
            return ()
        return tuple(
            (plain(key), amount) for key in money if (amount := money.chips(key)) is not None
        )

    def _rows(
        self, betting: Betting | None, remarks: tuple[tuple[str, str], ...]
    ) -> tuple[Row, ...]:
        """Read all rows."""
        key = next((key for key in _ROW_FIELDS if key in self._fields), None)
        if key is None:
            raise StructureError("The file holds no list of levels.")
        inners = self._fields.inners(key, "Row")
        if not inners:
            raise StructureError("The list of levels is empty.")
        if len(inners) > MAX_ROWS:
            raise StructureError(f"The file has more than {MAX_ROWS:,} rows: that is no structure.")
        said = dict(remarks)
        reader = RowReader(betting, phrases.ante_rule(said.get("ante", "")), infers=self._infers)
        rows = tuple(reader.row(inner) for inner in inners)
        self._unknown = tuple(reader.unknown)
        if self._infers and not any(row.registration_ends for row in rows):
            rows = with_registration_end(rows, said.get("registration", ""))
        return rows
