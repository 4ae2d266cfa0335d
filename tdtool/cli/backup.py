"""Copy every tournament into another file: `tdtool backup FILE`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tdtool.paths import database_path

if TYPE_CHECKING:
    import argparse
    from typing import TextIO

OK, REFUSED = 0, 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Tell the parser what the command takes."""
    add = parser.add_argument
    add("file", metavar="FILE", type=Path, help="where the copy goes")
    add("--db", metavar="PATH", type=Path, help="copy this database instead of the usual one")
    add("--replace", action="store_true", help="put it in the place of a file that is there")


def run(args: argparse.Namespace, stdin: TextIO, stdout: TextIO) -> int:
    """Write the copy and say where it lies.

    Status 0; 1 where none was made, after one sentence.
    """
    del stdin
    from tdtool.store.errors import InUse, StoreError
    from tdtool.store.log import Store

    source = database_path() if args.db is None else args.db
    if not source.exists():
        return _refused(f"There are no tournaments in {source}: no such file.")
    if args.file.exists() and not args.replace:
        return _refused(f"{args.file} is there already; --replace puts the copy in its place.")
    try:
        with Store.open(source) as store:
            count = len(store.tournaments())
            store.backup(args.file)
    except InUse:
        return _refused(f"{source} is open in the window: Menu, Back up… copies it from there.")
    except StoreError as error:
        return _refused(str(error))
    noun = "1 tournament" if count == 1 else f"{count:,} tournaments"
    print(f"{args.file.resolve()}: {noun}", file=stdout)
    return OK


def _refused(sentence: str) -> int:
    print(f"tdtool backup: {sentence}", file=sys.stderr)
    return REFUSED
