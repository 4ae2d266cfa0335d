"""Files of entries written for a test."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tdtool.rulebook.load import Library

if TYPE_CHECKING:
    from collections.abc import Sequence

OWN = Path(__file__).resolve().parents[2] / "resources" / "rulebook"

WHOLE = """\
id = "BET-01"
title = "A raise in two motions"
say = "That is a string raise. It is a call."
detail = '''
One motion, or the amount said first.

He goes back to his stack.
'''
also = ["string bet", "went back for more chips"]
related = ["BET-01"]
former = ["TDA13 40"]
calculator = "over-chip"

[[book]]
book = "TDA24"
rules = ["56"]
says = "one motion"

[[book]]
book = "RRoP11"
rules = ["NL 4"]
says = "two motions may stand"
differs = true
"""


def library(folder: Path, texts: Sequence[str], house: Sequence[str] = ()) -> Library:
    """Write each text to a file, those of the card room to a folder of its own, and load them."""
    for name, written in (("own", texts), ("house", house)):
        (folder / name).mkdir(exist_ok=True)
        for number, text in enumerate(written):
            (folder / name / f"{number}.toml").write_text(text, encoding="utf-8")
    return Library.load(folder / "own", folder / "house")
