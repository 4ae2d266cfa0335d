"""The ruling library: how soon it is there, and how long the search takes for a key.

Taken is the time of the processor: what else the computer does is not counted.
"""

from __future__ import annotations

import random
import statistics
import tempfile
import time
import tracemalloc
from pathlib import Path
from typing import TYPE_CHECKING

from tdtool.paths import resource
from tdtool.rulebook.kept import ready
from tdtool.rulebook.load import Library
from tdtool.rulebook.search import Index
from tests.bench.row import Row

if TYPE_CHECKING:
    from collections.abc import Callable

ENTRIES = 2_000
KEY_MS = 10
READY_MS = 1_000
KEPT_MS = 100
TYPED = (
    "short all in can i raise again",
    "he went back to his stack for more chips",
    "both blinds busted on the same hand, where does the button go",
    "dealer put out the turn before i acted, what happens to the crad",
    "TDA 47-A",
    "what is the most i can bet in plo with no small blind",
)


def rows() -> list[Row]:
    """Measure the library as it is, and with made-up entries of a card room."""
    own = resource("rulebook")
    loaded = _ms(lambda: Library.load(own))
    library = Library.load(own)
    indexed = _ms(lambda: Index(library))
    index = Index(library)
    with tempfile.TemporaryDirectory() as folder:
        _made_up(library, Path(folder))
        many = Library.load(own, Path(folder))
        kept = Path(folder, "kept")
        ready(own, None, kept)
        again = _ms(lambda: ready(own, None, kept))
    assert len(many.entries) == ENTRIES
    assert not many.problems
    return [
        Row("rulings read and checked", loaded, READY_MS, "ms"),
        Row("rulings made ready to be searched", indexed, READY_MS, "ms"),
        Row("rulings ready again as they were kept", again, KEPT_MS, "ms"),
        Row("rulings and their index in memory", _megabytes(own), 40, "MB"),
        *_keys(index, f"{len(library.entries)} rulings"),
        *_keys(Index(many), f"{ENTRIES:,} rulings"),
    ]


def _keys(index: Index, over: str) -> list[Row]:
    """Type the questions letter by letter."""
    taken = []
    for question in TYPED:
        for end in range(1, len(question) + 1):
            begun = time.process_time()
            index.search(question[:end])
            taken.append((time.process_time() - begun) * 1_000)
    taken.sort()
    return [
        Row(f"search per key, middle, {over}", statistics.median(taken), KEY_MS, "ms"),
        Row(f"search per key, p95, {over}", taken[int(len(taken) * 0.95)], KEY_MS, "ms"),
    ]


def _made_up(library: Library, folder: Path) -> None:
    """Write entries of a card room with the library's own sentences, mixed."""
    chance = random.Random(47)
    details = [entry.detail.split("\n\n") for entry in library.entries]
    also = [phrase for entry in library.entries for phrase in entry.also]
    for number in range(ENTRIES - len(library.entries)):
        entry = chance.choice(library.entries)
        detail = "\n\n".join(chance.choice(parts) for parts in chance.sample(details, 4))
        phrases = ", ".join(
            f'"{phrase}"' for phrase in chance.sample(also, 12) if '"' not in phrase
        )
        text = (
            f'id = "CLUB-{number}"\ntitle = """{entry.title}"""\nsay = """{entry.say}"""\n'
            f"detail = '''\n{detail}\n'''\nalso = [{phrases}]\n"
        )
        (folder / f"{number}.toml").write_text(text, encoding="utf-8")


def _ms(act: Callable[[], object]) -> float:
    taken = []
    for _ in range(3):
        begun = time.process_time()
        act()
        taken.append((time.process_time() - begun) * 1_000)
    return min(taken)


def _megabytes(folder: Path) -> float:
    tracemalloc.start()
    index = Index(Library.load(folder))
    held = tracemalloc.get_traced_memory()[0] / 1_000_000
    tracemalloc.stop()
    assert index.search("misdeal").hits
    return held
