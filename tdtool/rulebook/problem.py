"""What is wrong with a file of the library, said so that it is found at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from pathlib import Path


class Problem(NamedTuple):
    """One thing that is wrong: the file, its line (0: the whole file), and a sentence."""

    file: Path
    line: int
    text: str

    def __str__(self) -> str:
        where = f"{self.file}, line {self.line}" if self.line else str(self.file)
        return f"{where}: {self.text}"
