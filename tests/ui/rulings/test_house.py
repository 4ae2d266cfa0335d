"""The card room's own entries: marked, found, read anew, their faults said with file and line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tdtool.rulebook.load import Library
from tdtool.ui.rulings.bookcase import Bookcase
from tdtool.ui.rulings.house_pane import EXAMPLE

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from tests.ui.rulings.conftest import Floor


@pytest.fixture
def house_folder(tmp_path: Path) -> Path:
    made = tmp_path / "rulings"
    made.mkdir()
    return made


@pytest.fixture
def library_folder(tmp_path: Path) -> Path:
    """Return a library of two entries, which is read anew in no time."""
    made = tmp_path / "library"
    made.mkdir()
    for id_ in ("ALL-01", "BET-07"):
        text = f'id = "{id_}"\ntitle = "One chip"\nsay = "Call."\ndetail = "It is a call."\n'
        (made / f"{id_}.toml").write_text(text, encoding="utf-8")
    return made


def test_the_example_is_an_entry(tmp_path: Path) -> None:
    (tmp_path / "phones.toml").write_text(EXAMPLE, encoding="utf-8")
    library = Library.load(tmp_path)
    assert library.problems == ()
    assert [entry.id for entry in library.entries] == ["HOUSE-01"]


def test_house_entries_are_read_when_the_page_is_next_opened(
    floor: Floor, house_folder: Path
) -> None:
    folder = house_folder
    (folder / "phones.toml").write_text(EXAMPLE, encoding="utf-8")
    (folder / "chip.toml").write_text('id = "BET-07"\nsay = "Raise."\nsayd = 1\n', encoding="utf-8")
    search = floor.library.search
    assert search.house.words() == "House entries"
    floor.page.hide()
    floor.page.show()
    floor.page.bookcase.wait()
    assert search.house.words() == "House: 2, 1 faulty"
    floor.type("HOUSE-01")
    sheet = floor.library.view.sheet
    assert sheet.house.text() == "house"
    assert sheet.file.text() == str(folder / "phones.toml")
    floor.page.ask("BET-07")
    assert sheet.house.text() == "house"
    assert sheet.say.sentence() == "Raise."
    assert sheet.file.text().startswith("Changes say. ")
    floor.page.ask("ALL-01")
    assert sheet.house.text() == ""


def test_faults_stand_in_one_place(floor: Floor, house_folder: Path) -> None:
    folder = house_folder
    (folder / "a.toml").write_text('id = "BET-07"\nsayd = "<b>x</b>"\n', encoding="utf-8")
    floor.page.hide()
    floor.page.show()
    floor.page.bookcase.wait()
    floor.library.search.house.click()
    pane = floor.library.house
    assert pane.isVisible()
    assert not floor.library.view.isVisible()
    assert pane.place.text() == str(folder)
    assert f"{folder / 'a.toml'}, line 2: There is no field" in pane.faults.text()
    pane.copy_button.click()
    assert QGuiApplication.clipboard().text() == EXAMPLE
    pane.setFocus()
    floor.press(Qt.Key.Key_Escape)
    assert not pane.isVisible()
    assert floor.library.search.field.field.hasFocus()


def test_the_library_is_read_when_it_is_first_wanted(qapp: QApplication, tmp_path: Path) -> None:
    del qapp
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "one.toml").write_text(EXAMPLE, encoding="utf-8")
    arrived: list[bool] = []
    bookcase = Bookcase(folder=tmp_path / "own", house_folder=tmp_path / "house")
    bookcase.arrived.connect(lambda: arrived.append(True))
    assert bookcase.shelved() is None
    bookcase.fetch()
    assert bookcase.shelved() is None
    bookcase.wait()
    shelved = bookcase.shelved()
    assert shelved is not None
    assert [entry.id for entry in shelved.library.entries] == ["HOUSE-01"]
    bookcase.fetch()
    assert arrived == [True]
    again = Bookcase(folder=tmp_path / "own", house_folder=tmp_path / "house")
    again.fetch()
    assert again.shelved() is shelved
