"""Which keys are bound: never two acts by one key, nothing that is typed, old settings read."""

from __future__ import annotations

import ast
import re
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

import tdtool.ui
from tdtool.settings import KeySet
from tdtool.ui import act_rows, binding, keys
from tdtool.ui.acts import Act, Where
from tdtool.ui.entries.field_row import CountField
from tdtool.ui.key_sets import SETS
from tests.extent import examples

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

K, M = Qt.Key, Qt.KeyboardModifier
USUAL = binding.bound(KeySet.OURS, ())


@pytest.fixture(autouse=True)
def usual_keys() -> Iterator[None]:
    yield
    keys.bind({})


def pressed(
    key: Qt.Key, text: str = "", modifiers: Qt.KeyboardModifier = M.NoModifier
) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text)


owns = st.lists(
    st.tuples(
        st.sampled_from([act.value for act in Act]) | st.text(max_size=6),
        st.lists(
            st.sampled_from(
                ["X", "N", "F9", "Ctrl+N", "Ctrl+Shift+9", "Space", "7", "Esc", "§", ""]
            )
            | st.text(max_size=8),
            max_size=5,
        ).map(tuple),
    ),
    max_size=12,
).map(tuple)


@settings(max_examples=examples(160))
@given(st.sampled_from(KeySet), owns)
def test_whatever_the_settings_say_no_key_is_claimed_twice(
    key_set: KeySet, own: tuple[tuple[str, tuple[str, ...]], ...]
) -> None:
    table = binding.bound(key_set, own)
    rows = [replace(row, keys=table[row.act]) for row in act_rows.ROWS]
    assert act_rows.ambiguous(rows) == []
    assert set(table) == set(Act)
    fixed = [row for row in act_rows.ROWS if row.fixed]
    assert all(table[row.act] == row.keys for row in fixed)


def test_without_own_keys_they_are_the_usual_ones() -> None:
    assert {row.act: row.keys for row in act_rows.ROWS} == USUAL


def test_the_keys_of_the_tournament_director_are_those_of_its_manual() -> None:
    table = binding.bound(KeySet.TOURNAMENT_DIRECTOR, ())
    wanted = {
        Act.CLOCK: "Space",
        Act.LEVEL_NEXT: "Ctrl+N",
        Act.LEVEL_PREVIOUS: "Ctrl+P",
        Act.REGISTER: "Ctrl+B",
        Act.WHO_WENT_OUT: "X",
        Act.ENTRY_OUT: "X",
        Act.ENTRY_TAKE_BACK: "S",
        Act.ENTRY_REBUY: "V",
        Act.ENTRY_REFUND: "F",
        Act.ENTRY_ADD_ON: "B",
        Act.ENTRY_VOID: "G",
        Act.PLANS: "Ctrl+T",
        Act.DESK_LOCK: "Ctrl+K",
        Act.BOARD: "F2",
    }
    assert {act: table[act][0] for act in wanted} == wanted
    lost = [act for act, had in table.items() if USUAL[act] and not had]
    assert lost == [], "a set takes no act's last key away"
    for act, given_keys in SETS[KeySet.TOURNAMENT_DIRECTOR].items():
        assert [binding.why_not(act, keys.plain_key(key)) for key in given_keys if key] == [
            "" for _ in given_keys
        ]


@pytest.mark.parametrize(
    ("act", "key", "why"),
    [
        (Act.NEXT_HAND, "F9", ""),
        (Act.NEXT_HAND, "Z", ""),
        (Act.NEXT_HAND, "7", "Digits are typed"),
        (Act.NEXT_HAND, "Space", "Space alone is the clock’s"),
        (Act.NEXT_HAND, "Return", "Enter always"),
        (Act.NEXT_HAND, "Ctrl+C", "copied"),
        (Act.NEXT_HAND, "Up", "always move"),
        (Act.CLOCK, "Space", ""),
        (Act.UNDO, "Z", "opens the line"),
        (Act.UNDO, "Alt+F4", "The system"),
        (Act.LEVEL_FIX, "Z", "On the Levels page signs are typed"),
        (Act.LEVEL_COPY, "Ctrl+C", ""),
        (Act.CHIPS_NEXT, "PgDown", ""),
        (Act.TICK, "F9", "mean the same everywhere"),
        (Act.SEAT, "F9", "mean the same everywhere"),
    ],
)
def test_what_is_typed_or_means_the_same_everywhere_is_not_bound(
    act: Act, key: str, why: str
) -> None:
    said = binding.why_not(act, key)
    assert (why in said) if why else said == ""


def test_a_letter_may_be_one_thing_on_the_floor_and_another_in_the_entries() -> None:
    assert binding.clash(USUAL, Act.NEXT_HAND, "X") == binding.Clash("X", Act.WHO_WENT_OUT)
    assert binding.clash(USUAL, Act.PRIZES_DEAL, "X") is None
    assert binding.clash(USUAL, Act.NEXT_HAND, "Ctrl+K") == binding.Clash("Ctrl+K", Act.LINE)
    assert binding.clash(USUAL, Act.UNDO, "Ctrl+Return") is not None


def test_a_swap_gives_each_the_others_key() -> None:
    found = binding.clash(USUAL, Act.NEXT_HAND, "X")
    assert found is not None
    own = binding.swapped(USUAL, (), Act.NEXT_HAND, found)
    table = binding.bound(KeySet.OURS, own)
    assert (table[Act.NEXT_HAND], table[Act.WHO_WENT_OUT]) == (("X",), ("N",))
    assert binding.without(binding.without(own, Act.NEXT_HAND), Act.WHO_WENT_OUT) == ()


def test_a_swap_leaves_the_other_without_where_it_may_not_have_the_key() -> None:
    found = binding.clash(USUAL, Act.NEXT_HAND, "Ctrl+K")
    assert found is not None
    table = binding.bound(KeySet.OURS, binding.swapped(USUAL, (), Act.NEXT_HAND, found))
    assert (table[Act.NEXT_HAND], table[Act.LINE]) == (("Ctrl+K",), ())


def test_of_several_keys_only_the_one_is_swapped() -> None:
    found = binding.clash(USUAL, Act.FIND, "Ctrl+Y")
    assert found == binding.Clash("Ctrl+Y", Act.REDO)
    table = binding.bound(KeySet.OURS, binding.swapped(USUAL, (), Act.FIND, found))
    assert table[Act.REDO] == ("Ctrl+Shift+Z", "Ctrl+F")


@pytest.mark.parametrize(
    ("event", "written"),
    [
        (pressed(K.Key_X, "x"), "X"),
        (pressed(K.Key_X, "X", M.ShiftModifier), "X"),
        (pressed(K.Key_Plus, "+", M.KeypadModifier), "+"),
        (pressed(K.Key_Enter, "\r", M.KeypadModifier), "Return"),
        (pressed(K.Key_Return, "\r", M.ControlModifier), "Ctrl+Return"),
        (pressed(K.Key_Up, "", M.AltModifier | M.KeypadModifier), "Alt+Up"),
        (pressed(K.Key_Backtab, "", M.ShiftModifier), "Shift+Tab"),
        (pressed(K.Key_Space, " "), "Space"),
        (pressed(K.Key_Delete, "\x7f"), "Del"),
        (pressed(K.Key_N, "\x0e", M.ControlModifier), "Ctrl+N"),
        (pressed(K.Key_Control), ""),
        (pressed(K.Key_unknown), ""),
        (pressed(K.Key_unknown, "ж"), "Ж"),
    ],
)
def test_a_key_is_written_as_the_table_has_it(event: QKeyEvent, written: str) -> None:
    assert keys.written(event) == written


def test_a_part_reads_the_usual_key_whatever_is_bound() -> None:
    keys.bind({**USUAL, Act.NEXT_HAND: ("F9", "Ctrl+Alt+H")})
    assert keys.usual(pressed(K.Key_F9), Where.FLOOR) == "N"
    assert keys.usual(pressed(K.Key_H, "", M.ControlModifier | M.AltModifier), Where.FLOOR) == "N"
    assert keys.usual(pressed(K.Key_N, "n"), Where.FLOOR) == ""
    assert keys.usual(pressed(K.Key_F9), Where.ENTRIES) == ""
    assert keys.is_key(pressed(K.Key_F9), Act.NEXT_HAND)
    assert keys.usual(pressed(K.Key_U, "u"), Where.ENTRIES) == "Del"


def test_a_count_is_changed_by_the_keys_that_are_bound(qtbot: QtBot) -> None:
    field = CountField("x")
    qtbot.addWidget(field)
    heard: list[str | int] = []
    field.lettered.connect(heard.append)
    field.stepped.connect(heard.append)
    field.keyPressEvent(pressed(K.Key_X, "x"))
    field.keyPressEvent(pressed(K.Key_Plus, "+"))
    keys.bind({**USUAL, Act.ENTRY_OUT: ("F9",), Act.COUNT_MORE: ("F8",)})
    for event in (
        pressed(K.Key_X, "x"),
        pressed(K.Key_F9),
        pressed(K.Key_F8),
        pressed(K.Key_4, "4"),
    ):
        field.keyPressEvent(event)
    assert heard == ["x", 1, "x", 1]
    assert field.text() == "4"


def test_sentences_name_what_is_bound() -> None:
    assert keys.told("{undo} takes it back.") == "Ctrl+Z takes it back."
    keys.bind({**USUAL, Act.UNDO: ("F7",), Act.DRAW_SEATS: ()})
    assert keys.told("{undo} takes it back. {draw_seats} draws.") == (
        "F7 takes it back. Draw seats draws."
    )
    assert keys.shown(Act.DRAW_SEATS) == ""


def test_whoever_shows_keys_hears_of_others_once() -> None:
    heard: list[str] = []

    def hear() -> None:
        heard.append(keys.shown(Act.UNDO))

    keys.changed.connect(hear)
    keys.bind({**USUAL, Act.UNDO: ("F7",)})
    keys.bind({**USUAL, Act.UNDO: ("F7",)})
    keys.changed.disconnect(hear)
    assert heard == ["F7"]


SOURCES = Path(tdtool.ui.__file__).parent
_KEY = re.compile(r"\b(Ctrl|Alt|Shift)\+\w|\bF\d{1,2}\b")
_SAYS_KEYS = {"act_rows.py", "part_acts.py", "key_sets.py", "binding.py"}
_SAME_EVERYWHERE = re.compile(r"Ctrl\+Enter|Ctrl\+A\b|Shift\+arrows")


def test_no_part_writes_a_key_down_that_may_be_bound_otherwise() -> None:
    found = []
    for path in SOURCES.rglob("*.py"):
        if path.name in _SAYS_KEYS:
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docs = {
            id(node.value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                said = _SAME_EVERYWHERE.sub("", node.value)
                if id(node) not in docs and _KEY.search(said):
                    found.append(f"{path.name}:{node.lineno} {node.value!r}")
    assert found == []


def test_every_usual_key_is_one_that_qt_knows() -> None:
    for row in act_rows.ROWS:
        assert all(QKeySequence(key).count() == 1 for key in row.keys)
