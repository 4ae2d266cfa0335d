"""The players in a file of The Tournament Director (.tdt): names and who is out, no more."""

from __future__ import annotations

import csv
import io

from tdtool.tdt.evening import player_name
from tdtool.tdt.text import TdtError
from tdtool.tdt.tournament import Record, fields_of, read_tournament, records_of

_HEADS = ("Name", "Nickname", "Status")


def tdt_text(text: str) -> str:
    """Write the players as lines of cells parted by tabs, under the names of the columns.

    The columns are first and last name (the nickname where there are none), the nickname, and
    "out" for who is out of the tournament; addresses, telephones and e-mails are never read.
    Raises TdtError, also where there is nobody.
    """
    tournament = read_tournament(text)
    rows = [
        _cells(player)
        for player in records_of(tournament.fields.get("Players"), "Players")
        if player.kind == "GamePlayer"
    ]
    named = [cells for cells in rows if cells[0]]
    if not named:
        raise TdtError("The file holds no players.")
    table = io.StringIO()
    writer = csv.writer(table, delimiter="\t", lineterminator="\n")
    writer.writerow(_HEADS)
    writer.writerows(named)
    return table.getvalue()


def _cells(player: Record) -> tuple[str, str, str]:
    """Give the cells of a player."""
    name, nickname = player_name(player.fields)
    return name, nickname, "out" if _is_out(player) else ""


def _is_out(player: Record) -> bool:
    """Tell whether the player, or his last buy-in, ended with a bust-out."""
    buy_ins = records_of(player.fields.get("Buyins"), "Buyins")
    last = buy_ins[-1].fields if buy_ins else {}
    return any(fields_of(ended.get("BustOut")) for ended in (player.fields, last))
