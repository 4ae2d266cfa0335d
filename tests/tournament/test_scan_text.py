"""The code on a seat card: what it says, and who is meant by it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tdtool.tournament.scan_text import scan_text, scanned_entry


@given(st.integers(1, 10**9))
def test_what_is_scanned_is_the_entry_again(entry: int) -> None:
    assert scanned_entry(f" {scan_text(entry).lower()}\n") == entry


@pytest.mark.parametrize("text", ["", "E", "E403", "E00403", "403", "E04O3", "kim", "E0403x"])
def test_what_is_no_code_is_nobody(text: str) -> None:
    assert scanned_entry(text) is None


def test_codes_are_in_an_even_number_of_figures() -> None:
    assert [scan_text(n) for n in (1, 403, 9_999, 10_403)] == [
        *("E0001", "E0403", "E9999", "E010403")
    ]
