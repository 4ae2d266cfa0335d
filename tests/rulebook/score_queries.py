"""Score the search of rulings: `python -m tests.rulebook.score_queries [FILE ...]`.

How often the right entry is first, and how often among the first three; then every question
whose right entry is not first. Without files: the real questions, where they are, and our own.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tdtool.paths import resource
from tdtool.rulebook.load import Library
from tdtool.rulebook.search import Index
from tests.rulebook.measured import FIRST_OF, NO_REAL, OWN, REAL, found, read_questions, share

_SHOWN = 10


def main() -> int:
    files = [Path(name) for name in sys.argv[1:]]
    if not files:
        if not REAL.is_file():
            print(f"Skipped: {NO_REAL}.")
        files = [file for file in (REAL, OWN) if file.is_file()]
    index = Index(Library.load(resource("rulebook")))
    results = [(file, found(index, read_questions(file), _SHOWN)) for file in files]
    print(f"{'questions':<28}{'of':>6}{'first':>10}{'first three':>14}")
    for file, scored in results:
        first, three = share(scored, 1), share(scored, FIRST_OF)
        print(f"{file.stem:<28}{len(scored):>6}{first:>10.1%}{three:>14.1%}")
    for file, scored in results:
        print(f"\nNot first in {file.stem}:")
        for one in scored:
            if one.rank != 1:
                print(f"  {one.rank or '-':>2}  {one.asked.question}")
                print(f"      is {', '.join(one.asked.answers)}; got {', '.join(one.ids[:3])}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
