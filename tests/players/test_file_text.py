"""Files with lists: every usual encoding, and what is no list."""

from __future__ import annotations

import codecs
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdtool.players.file_text import MAX_BYTES, PlayersFileError, decoded, read_text

if TYPE_CHECKING:
    from pathlib import Path

TEXT = "Name;Club\nZoë Weiß;Łódź\n"


@pytest.mark.parametrize(
    "data",
    [
        TEXT.encode(),
        TEXT.encode("utf-8-sig"),
        TEXT.encode("utf-16"),
        codecs.BOM_UTF16_BE + TEXT.encode("utf-16-be"),
        TEXT.encode("utf-16-le"),
        TEXT.encode("utf-16-be"),
        TEXT.encode("utf-32"),
    ],
    ids=["utf-8", "mark", "utf-16", "utf-16-be", "bare-le", "bare-be", "utf-32"],
)
def test_encodings(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "players.csv"
    path.write_bytes(data)
    assert read_text(path).lstrip("\ufeff") == TEXT


def test_a_windows_file_is_read_by_its_letters() -> None:
    assert decoded("Zoë “Ace” Weiß".encode("cp1252"), "x") == "Zoë “Ace” Weiß"
    assert decoded(b"Zo\xeb \x81", "x") == "Zoë \x81"


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"%PDF-1.7", 'The file "x" is a PDF; copy and paste the names.'),
        (b"\xd0\xcf\x11\xe0rest", "is an old office file"),
        (b"{\\rtf1", "is a rich text file"),
        (b"\x89PNG", "is a picture"),
        (b"\xff\xd8\xffx", "is a picture"),
        (b"Kim Weiss\x00Bo Lind", "holds zero bytes"),
        (b" \n\t ", "is empty"),
        (b"x" * (MAX_BYTES + 1), "is larger than 8 MB"),
        (b"PK\x03\x04rest", "is a damaged spreadsheet"),
    ],
)
def test_what_is_no_list_is_said_in_a_sentence(data: bytes, said: str) -> None:
    with pytest.raises(PlayersFileError) as caught:
        decoded(data, '"x"')
    assert said in str(caught.value)
    assert str(caught.value).endswith(".")


def test_files_that_are_not_there(tmp_path: Path) -> None:
    with pytest.raises(PlayersFileError, match=r'There is no file "gone.csv"'):
        read_text(tmp_path / "gone.csv")
    with pytest.raises(PlayersFileError, match="is a folder"):
        read_text(tmp_path)
    long = "n" * 60 + ".csv"
    with pytest.raises(PlayersFileError) as caught:
        read_text(tmp_path / long)
    assert "n" * 39 + "…" in str(caught.value)
    with pytest.raises(PlayersFileError, match="its name is not allowed"):
        read_text(tmp_path / "a\0b")


@given(st.binary(max_size=400))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    try:
        said = decoded(data, "x")
    except PlayersFileError as error:
        said = str(error)
    assert said.strip()
