"""The film of the board is shot to its end: levels, breaks, a pulled screen, the winner."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.ui.board.film import main

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.full


def test_the_film_is_shot(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(tmp_path, ["800x600"]) == 0
    told = capfd.readouterr().out.splitlines()
    assert told[0] == "800x600"
    assert told[-1] == "the desk kept the keys"
    assert [line for line in told if line.endswith("hidden")] == ["10 screen-pulled: hidden"]
    frames = sorted(file.name for file in (tmp_path / "800x600").glob("*.png"))
    assert len(frames) == len(told) - 3
    assert frames[4] == "05-next-level.png"
    assert "05 next-level: 30:00 on HDMI-1" in told
