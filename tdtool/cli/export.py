"""Write one tournament into a portable file: `tdtool export FILE`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tdtool import __version__
from tdtool.cli import write_out

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence
    from typing import TextIO

    from tdtool.store.log import Store
    from tdtool.store.records import TournamentHead

_LISTED = 8


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Tell the parser what the command takes."""
    add = parser.add_argument
    add("file", metavar="FILE", type=Path, help="where it goes; usual is a name with .tdtool")
    add("--tournament", metavar="NAME", help="which one: its name, a part of it, or its id")
    write_out.add_arguments(parser)


def run(args: argparse.Namespace, stdin: TextIO, stdout: TextIO) -> int:
    """Write the file and say what is in it.

    Status 0; 1 where none was made, after one sentence.
    """
    del stdin

    def write(store: Store) -> str:
        from tdtool.brought.bring import export

        heads = _meant(store.tournaments(), args.tournament)
        if len(heads) != 1:
            raise write_out.NotWrittenError(_which(heads, args.tournament))
        bundle = export(store, heads[0].id, args.file, __version__)
        facts = f"{len(bundle.facts):,} facts"
        return f"{_plain(bundle.name)}, {facts}, log {bundle.short_digest}"

    there = "Menu, Export tournament… does it there."
    return write_out.write_out(args, stdout, "export", at_the_window=there, write=write)


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
