"""Structures written as JSON, in the shape the reader takes."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tdtool.rules.stakes import AnteKind, Betting
from tdtool.structures import phrases
from tdtool.structures.json_fields import FORMAT
from tdtool.structures.json_reader import REMARK_SUBJECTS
from tdtool.tournament.structure import DayEndKind, LengthKind, RowKind

if TYPE_CHECKING:
    from tdtool.rules.stakes import Ante, Stakes
    from tdtool.tournament.structure import DayEnd, Row, Structure

_FIELDS_OF_SUBJECTS = {subject: field for field, subject in REMARK_SUBJECTS.items()}

_Json = dict[str, object]


def structure_to_json(structure: Structure) -> str:
    """Write a structure so that reading it again gives the very same structure.

    One row a line; the text ends with a line break.
    """
    head = _head(structure)
    lines = [
        f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"
        for key, value in head.items()
    ]
    rows = ",\n".join(
        f"  {json.dumps(_row(row, structure.betting), ensure_ascii=False)}"
        for row in structure.rows
    )
    lines.append(f' "levels": [\n{rows}\n ]')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _head(structure: Structure) -> _Json:
    """Give the head of the file, without what is empty."""
    head: _Json = {
        "format": FORMAT,
        "name": structure.name,
        "year": structure.year,
        "starting_stack": structure.starting_stack,
        "seats_per_table": structure.seats_per_table,
        "game": structure.game,
        **_betting(structure),
        "games": list(structure.games),
        "rotation": structure.rotation,
        "rotates": structure.rotates
        and {"kind": structure.rotates.kind.value, "count": structure.rotates.count},
        "days": [
            _filled({"name": day.name, "play": day.play, "starts": day.starts})
            for day in structure.days
        ],
        "redraws": list(structure.redraws),
        "lammers": structure.lammers
        and {
            "count": structure.lammers.count,
            "worth": structure.lammers.worth,
            "must_use_by": structure.lammers.use_by,
        },
        "money": dict(structure.money),
        **_remarks(structure),
        "quirks": list(structure.comments),
    }
    return _filled(head)


def _filled(fields: _Json) -> _Json:
    """Leave out the fields that hold nothing."""
    return {
        key: value
        for key, value in fields.items()
        if value is not None and value not in ("", [], {}) and value is not False
    }


def _betting(structure: Structure) -> _Json:
    """Give the betting: its name, or the sheet's words where they name no single kind."""
    if structure.betting is not None:
        return {
            "betting": phrases.BETTING_NAMES[structure.betting],
            "betting_text": structure.betting_text,
        }
    if phrases.betting(structure.betting_text) is None:
        return {"betting": structure.betting_text}
    return {"betting_text": structure.betting_text}


def _remarks(structure: Structure) -> _Json:
    """Give remarks as fields of their own where each has one, else all of them in a list."""
    subjects = [subject for subject, _ in structure.remarks]
    if (
        len(set(subjects)) == len(subjects)
        and all(subject in _FIELDS_OF_SUBJECTS for subject in subjects)
        and all(text for _, text in structure.remarks)
    ):
        return {_FIELDS_OF_SUBJECTS[subject]: text for subject, text in structure.remarks}
    return {"remarks": [{"subject": subject, "text": text} for subject, text in structure.remarks]}


def _row(row: Row, betting: Betting | None) -> _Json:
    """Give one row."""
    fields: _Json = {"kind": row.kind.value}
    if row.kind is not RowKind.MARKER:
        fields |= _length(row)
    fields |= _filled({"label": row.label})
    if row.kind is RowKind.PLAY:
        fields |= _stakes(row, betting)
    return fields | _filled(
        {
            "game": row.game,
            "colour_up": list(row.colour_up),
            "chip_up": row.colour_up_unnamed,
            "registration_ends": row.registration_ends,
            "rebuys_end": row.rebuys_end,
            "add_on": row.add_on,
            "lammers_due": row.lammers_due,
            "continues": row.continues,
            "day_end": row.day_end and _day_end(row.day_end),
            "clock_time": row.clock_time,
            "note": row.note,
        }
    )


def _length(row: Row) -> _Json:
    """Give the length of a row that has one."""
    length = row.length
    match length.kind:
        case LengthKind.OPEN:
            return {"minutes": None}
        case LengthKind.RESUME_AT:
            return {"minutes": None, "resume_at": length.at}
        case _:
            return {length.kind.value: length.value}


def _stakes(row: Row, betting: Betting | None) -> _Json:
    """Give the one set of a level within the row, several by their names or in a list."""
    if len(row.stakes) == 1 and not row.stakes[0].group:
        return _set(row.stakes[0], betting)
    groups = [stakes.group for stakes in row.stakes]
    if all(groups) and len(set(groups)) == len(groups):
        return {"stakes": {stakes.group: _set(stakes, betting) for stakes in row.stakes}}
    return {
        "stakes": [
            _filled({"group": stakes.group}) | _set(stakes, betting) for stakes in row.stakes
        ]
    }


def _set(stakes: Stakes, betting: Betting | None) -> _Json:
    """Give one set of stakes."""
    fields: _Json = {
        "sb": stakes.small_blind,
        "bb": stakes.big_blind,
        **_ante(stakes.ante),
        "button_post": stakes.button_post,
        "small_bet": stakes.small_bet,
        "big_bet": stakes.big_bet,
        "bring_in": stakes.bring_in,
        "completion": stakes.completion,
        "games": list(stakes.games),
    }
    if stakes.betting is not (betting or Betting.NO_LIMIT):
        fields["betting"] = phrases.BETTING_NAMES[stakes.betting]
    return _filled(fields)


def _ante(ante: Ante) -> _Json:
    """Give an ante; one of unknown amount has only its kind."""
    if ante.kind is AnteKind.NONE:
        return {}
    return {
        "ante": ante.amount or None,
        "ante_kind": ante.kind.value,
        "ante_steps": [{"players": step.players, "amount": step.amount} for step in ante.steps],
        "ante_order": ante.order and ante.order.value,
    }


def _day_end(end: DayEnd) -> object:
    """Give what ends a day."""
    if end.kind is DayEndKind.LEVEL:
        return True
    key = "players" if end.kind is DayEndKind.PLAYERS else "per_mille"
    return {key: end.value}
