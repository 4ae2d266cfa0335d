"""Take a tournament in from a file: `tdtool import FILE`."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tdtool.paths import database_path
from tdtool.rules.house import PRESETS, Preset
from tdtool.rules.stakes import AnteKind

if TYPE_CHECKING:
    import argparse
    from typing import TextIO

    from tdtool.brought.bring import Brought
    from tdtool.store.log import Store

OK, REFUSED = 0, 1
_PAYERS = {"size": None, "bb": AnteKind.BIG_BLIND, "each": AnteKind.EACH, "button": AnteKind.BUTTON}
_HOUSES = {preset.value: preset for preset in Preset}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Tell the parser what the command takes."""
    add = parser.add_argument
    add("file", metavar="FILE", type=Path, help="a .tdtool, or a .tdt of The Tournament Director")
    add("--db", metavar="PATH", type=Path, help="into this database instead of the usual one")
    add("--copy", action="store_true", help="as a tournament of its own, also if it is here")
    add(
        "--ante",
        choices=tuple(_PAYERS),
        help="who pays the antes of a .tdt, which does not say: by their size, the big blind,"
        " each player, the button",
    )
    add(
        "--house",
        choices=tuple(_HOUSES),
        default=Preset.TDA_2024.value,
        help="the house rules that a .tdt is taken over with",
    )


def run(args: argparse.Namespace, stdin: TextIO, stdout: TextIO) -> int:
    """Take the tournament in and say what it is, and what was left out.

    Status 0; 1 where nothing was taken in, after one sentence.
    """
    del stdin
    from tdtool.brought.bring import BroughtError
    from tdtool.store.errors import InUse, StoreError
    from tdtool.store.log import Store

    target = database_path() if args.db is None else args.db
    try:
        with Store.open(target) as store:
            return _take(args, store, stdout)
    except InUse:
        return _refused(f"{target} is open in the window: Menu, Open a file… does it there.")
    except (StoreError, BroughtError) as error:
        return _refused(str(error))


def _take(args: argparse.Namespace, store: Store, stdout: TextIO) -> int:
    from tdtool.brought.bring import BroughtError, Stands, bring, take_in
    from tdtool.tdt.tournament import SUFFIX

    if args.file.suffix.lower() == SUFFIX:
        brought, guessed = _played(args, store)
        if guessed and args.ante is None:
            raise BroughtError("Who pays the antes? The file does not say: name it with --ante.")
    else:
        brought = bring(store, args.file)
    if brought.stands is Stands.APART and not args.copy:
        raise BroughtError(
            "It is here already and went on in a different way since; --copy takes it in as a"
            " tournament of its own."
        )
    take_in(store, brought, entropy=os.urandom, copy=args.copy)
    _tell(brought, stdout, copy=args.copy)
    return OK


def _played(args: argparse.Namespace, store: Store) -> tuple[Brought, bool]:
    """Play a .tdt; tells too whether who pays its antes is a guess."""
    from tdtool.brought.bring import play, read_tdt
    from tdtool.moment import now
    from tdtool.structures.ante_payer import is_guessed, with_payer

    file = read_tdt(args.file)
    payer = _PAYERS[args.ante or "size"]
    guessed = is_guessed(file.structure)
    structure = with_payer(file.structure, payer) if guessed and payer else file.structure
    house = PRESETS[_HOUSES[args.house]]
    return play(store, file, structure, house, now=now(), entropy=os.urandom), guessed


def _tell(brought: Brought, stdout: TextIO, *, copy: bool) -> None:
    from tdtool.brought.bring import Stands

    new = len(brought.bundle.facts) - brought.here
    told = {
        Stands.NEW: "is in.",
        Stands.SAME: "was here already, exactly so; nothing was changed.",
        Stands.BEHIND: "was here already and went on since; nothing was changed.",
        Stands.AHEAD: f"was here already; {new:,} new {'fact' if new == 1 else 'facts'} came in.",
    }
    said = "is in, as a tournament of its own." if copy else told[brought.stands]
    name = "".join(sign if sign.isprintable() else " " for sign in brought.bundle.name)
    print(f"{name} {said}", file=stdout)
    state = brought.state
    print(
        f"{len(state.entries):,} entries, {len(state.busts):,} out,"
        f" {len(brought.bundle.facts):,} facts.",
        file=stdout,
    )
    for sentence in brought.left:
        print(f"- {sentence}", file=stdout)


def _refused(sentence: str) -> int:
    print(f"tdtool import: {sentence}", file=sys.stderr)
    return REFUSED
