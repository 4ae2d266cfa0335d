"""Write one tournament into a portable file: `tdtool export FILE`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tdtool import __version__
from tdtool.paths import database_path

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence
    from typing import TextIO

    from tdtool.store.records import TournamentHead

OK, REFUSED = 0, 1
_LISTED = 8


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Tell the parser what the command takes."""
    add = parser.add_argument
    add("file", metavar="FILE", type=Path, help="where it goes; usual is a name with .tdtool")
    add("--tournament", metavar="NAME", help="which one: its name, a part of it, or its id")
    add("--db", metavar="PATH", type=Path, help="from this database instead of the usual one")
    add("--replace", action="store_true", help="put it in the place of a file that is there")


def run(args: argparse.Namespace, stdin: TextIO, stdout: TextIO) -> int:
    """Write the file and say what is in it.

    Status 0; 1 where none was made, after one sentence.
    """
    del stdin
    from tdtool.brought.bring import export
    from tdtool.store.errors import InUse, StoreError
    from tdtool.store.log import Store

    source = database_path() if args.db is None else args.db
    if not source.exists():
        return _refused(f"There are no tournaments in {source}: no such file.")
    if args.file.exists() and not args.replace:
        return _refused(f"{args.file} is there already; --replace puts it in its place.")
    try:
        with Store.open(source) as store:
            heads = _meant(store.tournaments(), args.tournament)
            if len(heads) != 1:
                return _refused(_which(heads, args.tournament))
            bundle = export(store, heads[0].id, args.file, __version__)
    except InUse:
        return _refused(f"{source} is open in the window: Menu, Export tournament… does it there.")
    except StoreError as error:
        return _refused(str(error))
    print(
        f"{args.file.resolve()}: {_plain(bundle.name)}, {len(bundle.facts):,} facts, log"
        f" {bundle.short_digest}",
        file=stdout,
    )
    return OK


def _meant(heads: Sequence[TournamentHead], asked: str | None) -> list[TournamentHead]:
    """Find the tournaments that are meant: by id, by the whole name, by a part of it."""
    if asked is None:
        return list(heads)
    folded = asked.casefold()
    for found in (
        [head for head in heads if head.id == asked],
        [head for head in heads if head.name.casefold() == folded],
    ):
        if found:
            return found
    return [head for head in heads if folded in head.name.casefold()]


def _which(heads: Sequence[TournamentHead], asked: str | None) -> str:
    if not heads:
        return "There are no tournaments." if asked is None else "No tournament is called so."
    named = ", ".join(f"{_plain(head.name)} ({head.id})" for head in heads[:_LISTED])
    more = f" and {len(heads) - _LISTED:,} more" if len(heads) > _LISTED else ""
    return f"Which one? --tournament takes a name or an id: {named}{more}."


def _plain(name: str) -> str:
    return "".join(sign if sign.isprintable() else " " for sign in name)


def _refused(sentence: str) -> int:
    print(f"tdtool export: {sentence}", file=sys.stderr)
    return REFUSED
