"""Levels that come from elsewhere: pasted, from templates, from files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tdtool.tournament.structure import RowKind
from tdtool.ui.levels.lines import Col
from tests.ui.levels import harbour

if TYPE_CHECKING:
    from pathlib import Path

    from tests.ui.levels.conftest import Hands


CTRL = Qt.KeyboardModifier.ControlModifier


ENTER, TAB, ESC = Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Escape


def test_figures_are_pasted_into_a_column(hands: Hands) -> None:
    hands.go("20")
    QGuiApplication.clipboard().setText("21000\n26000\n31000\n")
    hands.press(Qt.Key.Key_V, CTRL)
    assert [hands.level(str(n)).stakes[0].small_blind for n in (20, 21, 22)] == [
        21_000,
        26_000,
        31_000,
    ]
    assert hands.acted == ["levels changed"]
    QGuiApplication.clipboard().setText("22k")
    hands.press(Qt.Key.Key_V, CTRL)
    assert hands.cell("20", Col.BIG_BLIND) == "44,000"


TABLE = (
    "Level\tSmall blind\tBig blind\tBB ante\tMinutes\n"
    "1\t600000\t1200000\t1200000\t40\n2\t800000\t1600000\t1600000\t40\n"
)


def test_levels_are_pasted_where_the_director_says(hands: Hands) -> None:
    hands.go("34")
    QGuiApplication.clipboard().setText(TABLE)
    hands.press(Qt.Key.Key_V, CTRL)
    assert hands.page.ask.isVisible()
    assert hands.page.ask.words.text().startswith("2 levels")
    hands.press(ENTER)
    assert hands.level("36").stakes[0].big_blind == 1_600_000
    hands.press(Qt.Key.Key_V, CTRL)
    hands.page.ask.buttons[1].click()
    rows = [row.label for row in hands.structure.rows if row.kind is RowKind.PLAY]
    assert rows[-3:] == ["14", "15", "16"]
    QGuiApplication.clipboard().setText("no levels here\nat all\n")
    hands.press(Qt.Key.Key_V, CTRL)
    assert hands.page.ask.isVisible()
    hands.press(ESC)
    assert not hands.page.ask.isVisible()


def test_what_is_copied_comes_back_whole(hands: Hands) -> None:
    hands.view.selectAll()
    hands.press(Qt.Key.Key_C, CTRL)
    text = QGuiApplication.clipboard().text()
    assert text.startswith("Level\tMinutes\tSmall blind\tBig blind\tBB ante\n")
    assert "Break 20 min, colour-up 500, registration ends" in text
    hands.go("34")
    rows = hands.structure.rows
    hands.press(Qt.Key.Key_V, CTRL)
    hands.press(ENTER)
    added = hands.structure.rows[len(rows) :]
    assert [(row.kind, row.stakes, row.length, row.colour_up) for row in added] == [
        (row.kind, row.stakes, row.length, row.colour_up) for row in rows
    ]
    hands.go("16")
    hands.press(Qt.Key.Key_C, CTRL)
    assert QGuiApplication.clipboard().text() == "8,000"


def test_the_copied_table_is_read_as_text_too(hands: Hands) -> None:
    from tdtool.structures.text_reader import structure_from_text
    from tdtool.ui.levels.clipboard import table_text

    again = structure_from_text(table_text(hands.structure))
    assert [row.stakes for row in again.rows if row.stakes] == [
        row.stakes for row in hands.structure.rows if row.stakes
    ]
    assert [row.colour_up for row in again.rows if row.kind is RowKind.BREAK][:9] == [
        row.colour_up for row in hands.structure.rows if row.kind is RowKind.BREAK
    ][:9]


def test_a_template_replaces_what_is_still_to_come(hands: Hands) -> None:
    played = hands.structure.rows[: hands.row("14") + 1]
    hands.page.open_templates()
    templates = hands.page.side.templates
    assert "still to come" in templates.will.text()
    names = [templates.list.model().index(at, 0).data() for at in range(4)]
    assert len(names) == 4
    at = next(
        at
        for at in range(templates.list.model().rowCount())
        if str(templates.list.model().index(at, 0).data()).startswith("Main event")
    )
    templates.list.setCurrentIndex(templates.list.model().index(at, 0))
    hands.press(ENTER)
    assert not hands.page.side.templates_shown()
    assert hands.structure.rows[: len(played)] == played
    following = hands.structure.rows[len(played)]
    assert (following.label, following.stakes[0].big_blind) == ("15", 12_000)
    hands.bridge.undo()
    assert hands.structure == harbour.structure()


def test_a_template_replaces_all_before_the_start(fresh: Hands) -> None:
    fresh.page.open_templates()
    fresh.press(ENTER)
    template = fresh.page.side.templates.chosen()
    assert template is not None
    assert fresh.structure.rows == template.rows
    assert fresh.structure.name == "Harbour Open"
    fresh.page.open_templates()
    fresh.press(ESC)
    assert not fresh.page.side.templates_shown()


def test_a_structure_is_saved_to_a_file_and_read_again(fresh: Hands, tmp_path: Path) -> None:
    fresh.page.open_templates()
    templates = fresh.page.side.templates
    templates.write_file(tmp_path / "mine.json")
    assert fresh.said[-1] == "Saved as mine.json."
    templates.read_file(tmp_path / "mine.json")
    chosen = templates.chosen()
    assert chosen is not None
    assert chosen.rows == fresh.structure.rows
    (tmp_path / "bad.json").write_text("{", encoding="utf-8")
    templates.read_file(tmp_path / "bad.json")
    assert "JSON" in templates.what.text()
    templates.write_file(tmp_path / "none" / "mine.json")
    assert "cannot be written" in fresh.said[-1]


def test_an_empty_clipboard_says_so(hands: Hands) -> None:
    hands.go("34")
    QGuiApplication.clipboard().clear()
    hands.press(Qt.Key.Key_V, CTRL)
    assert hands.page.ask.isVisible()
    assert hands.page.ask.words.text() == "There is no text on the clipboard."
    assert not hands.acted
