"""Find a ruling by the words people say: `tdtool ruling "WORDS"`."""

from __future__ import annotations

import json
import sys
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING

from tdtool.paths import house_rulings_dir, resource, rulings_path
from tdtool.rulebook.book_names import BOOKS
from tdtool.rulebook.kept import ready

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator
    from typing import TextIO

    from tdtool.rulebook.entry import Entry
    from tdtool.rulebook.load import Library
    from tdtool.rulebook.search import Hit, Hits

OK, REFUSED = 0, 1
WIDTH = 88
OTHERS = 4
MOST = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Tell the parser what the command takes."""
    parser.epilog = (
        'Ask as you would say it, or by number: tdtool ruling "he went back for more chips";'
        ' tdtool ruling "TDA 47"; tdtool ruling BET-06.'
    )
    add = parser.add_argument
    add("words", nargs="*", metavar="WORDS", help="a question, a rule number or an entry's id")
    add("--json", action="store_true", dest="as_json", help="answer with one JSON object")
    add("--limit", type=int, default=10, metavar="N", help="with --json, so many entries (10)")
    add(
        "--house",
        type=Path,
        default=house_rulings_dir(),
        metavar="FOLDER",
        help="the card room's own rulings (%(default)s)",
    )
    add("--check", action="store_true", help="list what is wrong in the files of rulings")


def run(args: argparse.Namespace, stdin: TextIO, stdout: TextIO) -> int:
    """Print the best entry, or with --json all that fit.

    Status 0; 1 where no entry fits, or where --check finds something wrong.
    """
    del stdin
    if not 1 <= args.limit <= MOST:
        return _refused(f"--limit is from 1 to {MOST}, not {args.limit}.")
    # Other folders of rulings must not push those out that the window has ready.
    kept = rulings_path() if args.house == house_rulings_dir() else None
    made = ready(resource("rulebook"), args.house, kept)
    library = made.library
    for problem in library.problems:
        print(f"tdtool ruling: {problem}", file=sys.stderr)
    if args.check:
        return _checked(library, stdout)
    text = " ".join(args.words)
    if not text.strip():
        return _refused('What happened? Say it in words, as tdtool ruling "string bet".')
    hits = made.index.search(text, args.limit)
    if args.as_json:
        answer = {"hits": [_plain(hit) for hit in hits.hits]}
        print(json.dumps(answer, ensure_ascii=False, indent=2), file=stdout)
        return OK
    if not hits.hits:
        return _refused("Nothing in the library fits these words.")
    print("\n".join(_page(library, hits)), file=stdout)
    return OK


def _checked(library: Library, stdout: TextIO) -> int:
    house = sum(entry.house for entry in library.entries)
    print(f"{len(library.entries)} entries, {house} of the card room.", file=stdout)
    return REFUSED if library.problems else OK


def _refused(sentence: str) -> int:
    print(f"tdtool ruling: {sentence}", file=sys.stderr)
    return REFUSED


def _plain(hit: Hit) -> dict[str, object]:
    return {
        "id": hit.entry.id,
        "title": hit.entry.title,
        "score": round(hit.score, 3),
        "matched": list(hit.matched),
        "say": hit.entry.say,
        "rules": hit.entry.cited,
        "house": hit.entry.house,
    }


def _page(library: Library, hits: Hits) -> Iterator[str]:
    """Write the best entry, and name the next."""
    best, *others = hits.hits
    entry = best.entry
    yield f"{entry.id}  {entry.title}" + ("  (house)" if entry.house else "")
    yield ""
    yield from _wrapped(f"\N{LEFT DOUBLE QUOTATION MARK}{entry.say}\N{RIGHT DOUBLE QUOTATION MARK}")
    for heading, text in (
        ("", entry.detail),
        ("When not: ", entry.not_when),
        ("Example: ", entry.example),
    ):
        if text:
            yield ""
            yield from _wrapped(heading + text)
    yield from _books(entry)
    related = ", ".join(f"{one.title} ({one.id})" for one in library.related(entry))
    if related:
        yield ""
        yield from _wrapped(f"Related: {related}")
    yield ""
    yield f"Found by: {', '.join(best.matched)}"
    for other in others[:OTHERS]:
        yield f"Or: {other.entry.id}  {other.entry.title}"


def _books(entry: Entry) -> Iterator[str]:
    if not entry.books:
        return
    yield ""
    for says in entry.books:
        named = " ".join(filter(None, (BOOKS[says.book].title, ", ".join(says.rules))))
        differs = " differs:" if says.differs else ":"
        yield from textwrap.wrap(f"{named}{differs} {says.says}", WIDTH, subsequent_indent="  ")


def _wrapped(text: str) -> Iterator[str]:
    for line in text.split("\n"):
        yield from textwrap.wrap(line, WIDTH) or [""]
