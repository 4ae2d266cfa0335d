"""What every command does that writes tournaments into a file: from where, to where, refusals."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tdtool.paths import database_path

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable
    from typing import TextIO

    from tdtool.store.log import Store

OK, REFUSED = 0, 1


class NotWrittenError(Exception):
    """Nothing is written; the text is the sentence that says why."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Tell the parser from which database, and whether a file that is there may go."""
    add = parser.add_argument
    add("--db", metavar="PATH", type=Path, help="from this database instead of the usual one")
    add("--replace", action="store_true", help="put it in the place of a file that is there")


def write_out(
    args: argparse.Namespace,
    stdout: TextIO,
    command: str,
    *,
    at_the_window: str,
    write: Callable[[Store], str],
) -> int:
    """Write `args.file` and print what `write` says is in it; 1 after a sentence where not.

    `at_the_window` says how it is done there, for a database that is open in it.
    """
    from tdtool.store.errors import InUse, StoreError
    from tdtool.store.log import Store

    source = database_path() if args.db is None else args.db
    if not source.exists():
        return _refused(command, f"There are no tournaments in {source}: no such file.")
    if args.file.exists() and not args.replace:
        return _refused(command, f"{args.file} is there already; --replace puts it in its place.")
    try:
        with Store.open(source) as store:
            written = write(store)
    except InUse:
        return _refused(command, f"{source} is open in the window: {at_the_window}")
    except (StoreError, NotWrittenError) as error:
        return _refused(command, str(error))
    print(f"{args.file.resolve()}: {written}", file=stdout)
    return OK


def _refused(command: str, sentence: str) -> int:
    print(f"tdtool {command}: {sentence}", file=sys.stderr)
    return REFUSED
