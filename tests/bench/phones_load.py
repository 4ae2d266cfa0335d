"""Phones that read the players' page, from a process of their own.

`python -m tests.bench.phones_load ADDRESS PORT CODE PHONES SECONDS` opens a page on every phone
within the first ten seconds, lets each ask every ten seconds as the page's script does, and
prints a line of JSON: the milliseconds of each request, and what went wrong.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

EVERY = 10.0
"""Seconds between two questions of a phone."""
_LENGTH = re.compile(rb"(?i)\r\ncontent-length: (\d+)")
_TAG = re.compile(rb'(?i)\r\netag: ("[^"]+")')


class Load:
    """What all phones have met."""

    def __init__(self, address: str, port: int, code: str) -> None:
        self.address, self.port, self.code = address, port, code
        self.took: list[float] = []
        self.errors: list[str] = []
        self.anew = 0
        """Questions whose answer was new."""


class Phone:
    """One phone with one connection, opened again where the page has closed it."""

    def __init__(self, load: Load, number: int) -> None:
        self._load = load
        self._number = number
        self._tag = b""
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def go(self, start: float, end: float) -> None:
        """Open the page at a moment of the loop's clock, and ask until another."""
        loop = asyncio.get_running_loop()
        await asyncio.sleep(max(0.0, start - loop.time()))
        page = await self._ask("")
        for file in re.findall(rb'(?:href|src)="(/page/[^"]+)"', page):
            await self._ask(file.decode(), whole=True)
        moment = start
        while moment < end:
            await asyncio.sleep(max(0.0, moment - loop.time()))
            if await self._ask("/now"):
                if moment == start:
                    await self._ask("/levels")
                    await self._ask("/prizes")
                else:
                    self._load.anew += 1
                await self._ask(f"/seat?q={self._number}")
            moment += EVERY
        if self._writer is not None:
            self._writer.close()

    async def _ask(self, path: str, *, whole: bool = False) -> bytes:
        """Ask once, and once more where the connection had been closed; b"" for "as before"."""
        target = path if whole else f"/{self._load.code}{path}"
        began = time.perf_counter()
        try:
            fresh = self._writer is None
            status, head, body = await self._exchange(target, path == "/now")
            if status == 0 and not fresh:
                self._writer = None
                status, head, body = await self._exchange(target, path == "/now")
        except OSError as error:
            self._load.errors.append(f"{target}: {error}")
            self._writer = None
            return b""
        self._load.took.append((time.perf_counter() - began) * 1_000)
        if status not in {200, 304}:
            self._load.errors.append(f"{target}: {status}")
        found = _TAG.search(head)
        if path == "/now" and found:
            self._tag = found[1]
        return body

    async def _exchange(self, target: str, tagged: bool) -> tuple[int, bytes, bytes]:
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection(
                self._load.address, self._load.port
            )
        assert self._reader is not None
        lines = [f"GET {target} HTTP/1.1", f"Host: {self._load.address}:{self._load.port}"]
        if tagged and self._tag:
            lines.append(f"If-None-Match: {self._tag.decode()}")
        try:
            self._writer.write("\r\n".join([*lines, "", ""]).encode())
            head = await self._reader.readuntil(b"\r\n\r\n")
        except (asyncio.IncompleteReadError, ConnectionError):
            return 0, b"", b""
        length = _LENGTH.search(head)
        body = await self._reader.readexactly(int(length[1])) if length else b""
        return int(head.split(b" ", 2)[1]), head, body


async def run(load: Load, phones: int, seconds: float) -> None:
    """Let so many phones ask for so long."""
    spread = random.Random(1)
    now = asyncio.get_running_loop().time()
    await asyncio.gather(
        *(
            Phone(load, number).go(now + spread.uniform(0, EVERY), now + seconds)
            for number in range(1, phones + 1)
        )
    )


def main(arguments: Sequence[str]) -> int:
    """Load the page and print what was met."""
    address, port, code, phones, seconds = arguments
    load = Load(address, int(port), code)
    asyncio.run(run(load, int(phones), float(seconds)))
    print(json.dumps({"took": load.took, "errors": load.errors, "anew": load.anew}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
