"""Copy every tournament into another file: `tdtool backup FILE`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tdtool.cli import write_out

if TYPE_CHECKING:
    import argparse
    from typing import TextIO

    from tdtool.store.log import Store


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Tell the parser what the command takes."""
    parser.add_argument("file", metavar="FILE", type=Path, help="where the copy goes")
    write_out.add_arguments(parser)


def run(args: argparse.Namespace, stdin: TextIO, stdout: TextIO) -> int:
    """Write the copy and say where it lies.

    Status 0; 1 where none was made, after one sentence.
    """
    del stdin

    def write(store: Store) -> str:
        count = len(store.tournaments())
        store.backup(args.file)
        return "1 tournament" if count == 1 else f"{count:,} tournaments"

    there = "Menu, Back up… copies it from there."
    return write_out.write_out(args, stdout, "backup", at_the_window=there, write=write)
