"""Spreadsheets as lists: their values, and what was made to do harm."""

from __future__ import annotations

import datetime as dt
import zipfile
from io import BytesIO
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openpyxl import Workbook

from tdtool.players.file_text import PlayersFileError, decoded
from tdtool.players.player_list import read_players
from tdtool.players.spreadsheet import MAX_CELLS, MAX_ROWS, SpreadsheetError, sheet_text


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


def _sheet(inner: bytes) -> bytes:
    """Make a spreadsheet whose one sheet holds these rows as they are."""
    with zipfile.ZipFile(BytesIO(_book(("Kim",)))) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    space = b"http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    parts["xl/worksheets/sheet1.xml"] = (
        b'<?xml version="1.0"?><worksheet xmlns="' + space + b'"><sheetData>' + inner
        + b"</sheetData></worksheet>"
    )  # fmt: skip
    return _packed(parts)


def test_more_cells_than_a_list_has_are_not_read() -> None:
    numbers = Random(1)
    wide = b"".join(
        b'<c t="inlineStr"><is><t>%d</t></is></c>' % numbers.getrandbits(40)
        for _ in range(MAX_CELLS + 1)
    )
    with pytest.raises(SpreadsheetError, match="far more cells"):
        sheet_text(_sheet(b'<row r="1">' + wide + b"</row>"))


@pytest.mark.parametrize(
    "inner",
    [
        b"<row>" * 10_000,
        b'<row r="-5"><c r="A-5"><v>1</v></c></row>',
        b'<row r="1"><c r="A1" t="s"><v>99999999</v></c></row>',
        b'<row r="1"><c r="A1"><v>' + b"9" * 100_000 + b"</v></c></row>",
        b'<row r="1"><c r="A1"><v>\0</v></c></row>',
    ],
    ids=["deep", "negative", "nothing there", "figure", "zero"],
)
def test_odd_sheets_are_damaged(inner: bytes) -> None:
    with pytest.raises(SpreadsheetError, match="is a damaged spreadsheet"):
        sheet_text(_sheet(inner))


def test_a_sheet_that_says_it_is_smaller_is_damaged() -> None:
    data = bytearray(_sheet(b"<!--" + b" " * 9_000_000 + b"-->"))
    at = data.rfind(b"PK\x01\x02", 0, data.rfind(b"xl/worksheets/sheet1.xml"))
    data[at + 24 : at + 28] = (1_000).to_bytes(4, "little")
    with pytest.raises(SpreadsheetError, match="is a damaged spreadsheet"):
        sheet_text(bytes(data))


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
