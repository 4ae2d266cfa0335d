"""The main sheets come out byte for byte as they are kept."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

import pytest

from tests.sheets.golden_pdfs import FOLDER, MAIN, drawn

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.skipif(
    zlib.ZLIB_RUNTIME_VERSION.count("ng") > 0, reason="another packer packs in other bytes"
)
@pytest.mark.parametrize("name", MAIN)
def test_a_main_sheet_is_byte_for_byte_as_it_is_kept(name: str, tmp_path: Path) -> None:
    now = drawn(name)
    kept = FOLDER / f"{name}.pdf"
    if now != kept.read_bytes():
        beside = tmp_path / kept.name
        beside.write_bytes(now)
        made = "python -m tests.sheets.golden_pdfs keeps it"
        pytest.fail(f"{kept.name} is now as {beside}; if that is right, {made}")
