"""Spreadsheets as lists: their values, and what was made to do harm."""

from __future__ import annotations

import datetime as dt
import zipfile
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openpyxl import Workbook

from tdtool.players.file_text import PlayersFileError, decoded
from tdtool.players.player_list import read_players
from tdtool.players.spreadsheet import MAX_ROWS, SpreadsheetError, sheet_text


def _saved(book: Workbook) -> bytes:
    out = BytesIO()
    book.save(out)
    return out.getvalue()


def _book(*rows: tuple[object, ...]) -> bytes:
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    for row in rows:
        sheet.append(list(row))
    return _saved(book)


def _packed(parts: dict[str, bytes]) -> bytes:
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in parts.items():
            archive.writestr(name, data)
    return out.getvalue()


def _changed(data: bytes, part: str, old: bytes, new: bytes) -> bytes:
    with zipfile.ZipFile(BytesIO(data)) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    assert old in parts[part]
    parts[part] = parts[part].replace(old, new)
    return _packed(parts)


def test_cells_come_as_text_and_names_are_found() -> None:
    text = sheet_text(_book(("No", "First", "Last"), (1, "Zoë", "Weiß"), (2.0, "Bo", "Lind")))
    assert text == "No\tFirst\tLast\n1\tZoë\tWeiß\n2\tBo\tLind"
    exact = _changed(_book((12, "Kim")), "xl/worksheets/sheet1.xml", b"<v>12<", b"<v>1.2E1<")
    assert sheet_text(exact) == "12\tKim"
    assert [player.name for player in read_players(text).players] == ["Zoë Weiß", "Bo Lind"]


def test_one_column_is_a_list_of_names() -> None:
    names = ["Kim Weiss", 'Bo "Lefty" Lind', '"Ace" Park', "Weiss, Kim"]
    listed = read_players(sheet_text(_book(*[(name,) for name in names])))
    assert [player.name for player in listed.players] == names


def test_cells_of_every_kind_stay_on_their_line() -> None:
    when = dt.datetime(2026, 3, 14, 18, 30)  # noqa: DTZ001 - cells have no zone
    text = sheet_text(_book(("a\nb\tc\u2028d", None, 1.5, True, when), ("x",)))
    assert text == "a b c d\t\t1.5\tTrue\t2026-03-14 18:30\nx\t\t\t\t"


def test_a_formula_is_the_value_saved_with_it_or_nothing() -> None:
    data = _book(("Name", "Seat"), ("Kim", "=1+1"))
    kept = _changed(data, "xl/worksheets/sheet1.xml", b"<f>1+1</f><v />", b"<f>1+1</f><v>2</v>")
    assert sheet_text(kept) == "Name\tSeat\nKim\t2"
    assert sheet_text(data) == "Name\tSeat\nKim\t"


def test_the_first_visible_sheet_with_anything_is_read() -> None:
    book = Workbook()
    first = book.active
    assert first is not None
    hidden = book.create_sheet("Hidden")
    hidden["A1"] = "secret"
    hidden.sheet_state = "hidden"
    book.create_sheet("Players")["B3"] = "Kim"
    assert sheet_text(_saved(book)) == "\t\n\t\n\tKim"


def test_far_cells_are_left_out_and_too_many_rows_refused_later() -> None:
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet["A1"] = "Kim"
    sheet["ZZ1"] = "far right"
    sheet["A1000000"] = "far below"
    assert sheet_text(_saved(book)) == "Kim"
    long = sheet_text(_book(*[("Kim",)] * (MAX_ROWS + 5)))
    assert len(long.splitlines()) == MAX_ROWS


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"PK\x03\x04", "is a damaged spreadsheet."),
        (_packed({"a.txt": b"x"}), "is an archive, not a spreadsheet."),
        (_packed({"content.xml": b"<x/>"}), "is an OpenDocument file"),
        (_packed({"xl/workbook.xml": b"<broken"}), "is a damaged spreadsheet."),
        (_book(), "is an empty spreadsheet."),
        (
            _packed({"xl/workbook.xml": b"<x/>", "xl/media/a.png": b"\0" * 30_000_000}),
            "unpacks to far more",
        ),
        (
            _packed({"xl/workbook.xml": b"<x/>"} | {f"p{n}": b"" for n in range(2_001)}),
            "unpacks to far more",
        ),
        (
            _packed({"xl/workbook.xml": b'<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>'}),
            "has parts that no spreadsheet program writes.",
        ),
    ],
    ids=["cut", "archive", "ods", "broken", "empty", "bomb", "parts", "entities"],
)
def test_what_cannot_be_read_is_refused(data: bytes, said: str) -> None:
    with pytest.raises(SpreadsheetError) as caught:
        sheet_text(data)
    assert said in str(caught.value)
    with pytest.raises(PlayersFileError, match=r'^The file "x" '):
        decoded(data, '"x"')


_WHOLE = _book(("First", "Last"), ("Kim", "Weiss"))
"""Made once: a book holds the time at which it was made, and that is packed."""


@settings(max_examples=60)
@given(st.data())
def test_a_damaged_spreadsheet_is_read_or_refused(data: st.DataObject) -> None:
    whole = bytearray(_WHOLE)
    for _ in range(data.draw(st.integers(1, 6))):
        whole[data.draw(st.integers(4, len(whole) - 1))] = data.draw(st.integers(0, 255))
    try:
        said = sheet_text(bytes(whole))
    except SpreadsheetError as error:
        said = str(error)
    assert said.strip()
