from __future__ import annotations

from dataclasses import replace
from datetime import time
from pathlib import Path

import pytest

from tdtool.rules.stakes import Ante, AnteKind, Stakes
from tdtool.sheets.level_record import BarKind, BarLine, LevelLine, SheetHead
from tdtool.sheets.level_sheet import content
from tdtool.tournament.structure import Row, RowKind, Structure
from tests.sheets.events import EVENTS, level, minutes, spring_main
from tests.sheets.told import told

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("name", EVENTS)
def test_record_says_what_the_golden_file_says(name: str) -> None:
    expected = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    assert told(content(*EVENTS[name])) == expected


def test_equal_minutes_are_said_once_and_unequal_ones_in_a_column() -> None:
    rows = tuple(level(str(i), 100, 200, minutes(20)) for i in range(1, 4))
    equal = content(Structure("Equal", rows), SheetHead())
    assert "20 min" in {note.value for note in equal.notes}
    assert "Minutes" not in {column.title for column in equal.columns}
    unequal = (*rows, level("4", 200, 400, minutes(30)))
    other = content(Structure("Unequal", unequal), SheetHead())
    assert [line.cells[-1] for line in other.lines if isinstance(line, LevelLine)] == [
        *("20", "20", "20", "30")
    ]


@pytest.mark.parametrize(
    ("kind", "title"),
    [
        (AnteKind.EACH, "Ante"),
        (AnteKind.BIG_BLIND, "BB ante"),
        (AnteKind.BUTTON, "Button ante"),
        (AnteKind.SHORT_DECK, "Ante, button twice"),
    ],
)
def test_the_ante_column_says_who_pays(kind: AnteKind, title: str) -> None:
    row = Row(RowKind.PLAY, "1", minutes(20), (Stakes(100, 200, Ante(kind, 25)),))
    assert title in {c.title for c in content(Structure("Ante", (row,)), SheetHead()).columns}


def test_an_ante_without_an_amount_is_a_dash() -> None:
    row = Row(RowKind.PLAY, "1", minutes(20), (Stakes(100, 200, Ante(AnteKind.BUTTON, 0)),))
    line = content(Structure("Ante", (row,)), SheetHead()).lines[0]
    assert isinstance(line, LevelLine)
    assert line.cells == ("100", "200", "–")


def test_an_ante_that_once_differs_from_the_big_blind_is_never_left_out() -> None:
    main = spring_main()
    assert any(c.is_big_blind_again for c in content(main, SheetHead()).columns)
    stakes = replace(main.rows[0].stakes[0], ante=Ante(AnteKind.BIG_BLIND, 100))
    odd = replace(main, rows=(replace(main.rows[0], stakes=(stakes,)), *main.rows[1:]))
    assert not any(c.is_big_blind_again for c in content(odd, SheetHead()).columns)


def test_starts_follow_the_clock_over_midnight_and_are_left_out_without_one() -> None:
    late = content(spring_main(), SheetHead(starts=time(18)))
    assert [line.starts for line in late.lines][-2:] == ["03:45", "04:05"]
    without = content(spring_main(), SheetHead())
    assert not without.has_starts


def test_registration_ends_once_after_the_break_in_which_it_ends() -> None:
    lines = content(spring_main(), SheetHead(starts=time(12))).lines
    ends = [i for i, line in enumerate(lines) if _kind(line) is BarKind.REGISTRATION]
    assert len(ends) == 1
    assert _kind(lines[ends[0] - 1]) is BarKind.BREAK
    assert lines[ends[0]].starts == "15:50"


def test_a_note_of_every_level_is_said_once_and_rare_ones_by_marks() -> None:
    rows = tuple(replace(level(str(i), 100, 200, minutes(20)), note="same") for i in range(1, 4))
    same = content(Structure("Notes", rows), SheetHead())
    assert ("Every level", "Same.") in {(note.label, note.text) for note in same.notes}
    rare = (*rows[:2], replace(rows[2], note="printed 300 where 400 was meant"))
    rare = (replace(rare[0], note=""), replace(rare[1], note=""), rare[2])
    marked = content(Structure("Notes", rare), SheetHead())
    assert marked.footnotes == (("*", "printed 300 where 400 was meant"),)
    assert [line.mark for line in marked.lines if isinstance(line, LevelLine)] == ["", "", "*"]


def _kind(line: object) -> BarKind | None:
    return line.kind if isinstance(line, BarLine) else None


def test_real_times_go_before_all_others() -> None:
    main = spring_main()
    times = tuple((720 + 25 * i, 720 + 25 * (i + 1)) for i in range(len(main.rows)))
    head = SheetHead(starts=time(12), row_times=times)
    lines = content(main, head).lines
    assert [line.starts for line in lines[:7]] == [
        *("12:00", "12:25", "12:50", "13:15", "13:40", "14:05", "14:30")
    ]
    ends = next(line for line in lines if getattr(line, "kind", None) is BarKind.REGISTRATION)
    row = next(i for i, row in enumerate(main.rows) if row.registration_ends)
    assert ends.starts == f"{(times[row][1]) // 60:02d}:{times[row][1] % 60:02d}"


def test_real_times_that_are_not_known_are_left_out_and_days_begin_at_theirs() -> None:
    structure, _ = EVENTS["championship"]
    times = tuple((None, None) if i < 3 else (600 + i, 601 + i) for i in range(len(structure.rows)))
    lines = content(structure, SheetHead(row_times=times)).lines
    levels = [line for line in lines if isinstance(line, LevelLine)]
    assert [line.starts for line in levels[:4]] == ["", "", "", "10:03"]
    assert not content(structure, SheetHead(row_times=((None, None),) * 80)).has_starts
