"""On which line of a TOML file a field stands; tomllib tells only what it holds."""

from __future__ import annotations

import re

_KEY = re.compile(r"""\s*(?:"([^"]*)"|'([^']*)'|([A-Za-z0-9_-]+))\s*(?:=|\.)""")
_TABLE = re.compile(r"\s*\[+\s*([^\]\s]+)\s*\]+")
_FENCES = ('"""', "'''")


class TomlLines:
    """The lines of the fields of one file: those at its top, and those of its nth table."""

    def __init__(self, text: str) -> None:
        self._lines: dict[tuple[str, int, str], int] = {}
        table, number, fence = "", 0, ""
        counts: dict[str, int] = {}
        for line, written in enumerate(text.split("\n"), start=1):
            if not fence and (heading := _TABLE.match(written)) and "=" not in written:
                table = heading[1]
                number = counts[table] = counts.get(table, -1) + 1
                self._lines[table, number, ""] = line
                continue
            if not fence and (key := _KEY.match(written)):
                name = key[1] or key[2] or key[3]
                self._lines.setdefault((table, number if table else 0, name), line)
            fence = _fence_after(written, fence)

    def of(self, field: str) -> int:
        """Give the line of a field at the top, or of the first table of that name; else 1."""
        return self._lines.get(("", 0, field)) or self._lines.get((field, 0, "")) or 1

    def inside(self, table: str, number: int, field: str = "") -> int:
        """Give the line of a field in the nth table (from 0), or of the table's heading."""
        heading = self._lines.get((table, number, ""))
        return self._lines.get((table, number, field)) or heading or self.of(table)


def _fence_after(written: str, fence: str) -> str:
    """Tell which long string is still open at the end of a line."""
    place = 0
    while True:
        if fence:
            place = written.find(fence, place)
            if place < 0:
                return fence
            place += len(fence)
            fence = ""
        found = [(at, mark) for mark in _FENCES if (at := written.find(mark, place)) >= 0]
        if not found:
            return ""
        place, fence = min(found)
        place += len(fence)
