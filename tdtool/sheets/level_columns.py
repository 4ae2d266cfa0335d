"""Which columns a level sheet needs, and what stands in them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tdtool.rules.stakes import AnteKind, Stakes
from tdtool.sheets.figures import capitalised, chips
from tdtool.sheets.level_record import Column, Mode
from tdtool.tournament.structure import Row, RowKind, Structure

Amount = Callable[[Stakes], int | None]

BETS = ("Small bet", "Big bet")
BLINDS = ("Small blind", "Big blind")
ANTES = {
    AnteKind.EACH: "Ante",
    AnteKind.BIG_BLIND: "BB ante",
    AnteKind.BUTTON: "Button ante",
    AnteKind.SHORT_DECK: "Ante, button twice",
}
UNKNOWN = "–"
"""For an ante that is asked for without an amount."""
GROUPS = {
    "limit_flop": "Limit games with blinds",
    "stud": "Stud games",
    "nl_pl": "No limit and pot limit",
}
LONGEST_GROUP = 34


@dataclass(frozen=True, slots=True)
class Source:
    """A column and where its figures come from; `set_name` None for any set of the level."""

    column: Column
    amount: Amount
    set_name: str | None = None

    def cell(self, row: Row) -> str:
        """Give the figure of one level, empty where it has none."""
        for stakes in row.stakes:
            if self.set_name is not None and stakes.group != self.set_name:
                continue
            amount = self.amount(stakes)
            if amount is not None:
                return chips(amount) if amount >= 0 else UNKNOWN
        return ""


def sources(structure: Structure) -> list[Source]:
    """Choose the columns that a structure's levels need, in the order of the sheet."""
    rows = [row for row in structure.rows if row.kind is RowKind.PLAY]
    names = list(dict.fromkeys(stakes.group for row in rows for stakes in row.stakes))
    found = _of_several_sets(rows, names) if len(names) > 1 else _of_one_set(structure, rows)
    return [source for source in found if any(source.cell(row) for row in rows)]


def _of_one_set(structure: Structure, rows: list[Row]) -> list[Source]:
    limits = any(stakes.small_bet is not None for row in rows for stakes in row.stakes)
    mixed = limits and any(
        stakes.big_blind is not None and stakes.bring_in is not None
        for row in rows
        for stakes in row.stakes
    )
    limit_group, blind_group, stud_group = (
        ("Limits, every game", *_game_groups(structure)) if mixed else ("", "", "")
    )
    return [
        *_bets(limit_group, None),
        *_blinds(blind_group, None, strong=not limits),
        *_antes(rows, stud_group, None),
        *_stud(stud_group, None),
    ]


def _of_several_sets(rows: list[Row], names: list[str]) -> list[Source]:
    """Give each set of stakes its columns; limits that are the same in all are said once."""
    shared = _shares_limits(rows)
    found = _bets("Limits", None) if shared else []
    for name in names:
        title = _group_title(rows, name)
        limits = any(s.group == name and s.small_bet is not None for r in rows for s in r.stakes)
        found += [] if shared else _bets(title, name)
        found += _blinds(title, name, strong=not limits)
        found += _antes(rows, title, name)
        found += _stud(title, name)
    return found


def _shares_limits(rows: list[Row]) -> bool:
    """Tell whether all sets of a level that have limits have the same."""
    limits = [
        {(s.small_bet, s.big_bet) for s in row.stakes if s.small_bet is not None} for row in rows
    ]
    counts = [sum(s.small_bet is not None for s in row.stakes) for row in rows]
    return max(map(len, limits), default=0) == 1 and max(counts, default=0) > 1


def _bets(group: str, name: str | None) -> list[Source]:
    return [
        Source(Column(BETS[0], Mode.STRONG, group), lambda s: s.small_bet, name),
        Source(Column(BETS[1], Mode.STRONG, group), lambda s: s.big_bet, name),
    ]


def _blinds(group: str, name: str | None, *, strong: bool) -> list[Source]:
    big = Mode.STRONG if strong else Mode.FIGURE
    return [
        Source(Column(BLINDS[0], Mode.FIGURE, group), lambda s: s.small_blind, name),
        Source(Column(BLINDS[1], big, group), lambda s: s.big_blind, name),
        Source(Column("Button", Mode.FIGURE, group), lambda s: s.button_post, name),
    ]


def _stud(group: str, name: str | None) -> list[Source]:
    return [
        Source(Column("Bring-in", Mode.FIGURE, group), lambda s: s.bring_in, name),
        Source(Column("Completion", Mode.FIGURE, group), lambda s: s.completion, name),
    ]


def _antes(rows: list[Row], group: str, name: str | None) -> list[Source]:
    """Give one column for each way to pay an ante; several sets keep to their own."""
    return [
        Source(
            Column(title, Mode.FIGURE, group, is_big_blind_again=_is_big_blind(rows, kind)),
            _ante_of(kind),
            name,
        )
        for kind, title in ANTES.items()
    ]


def _ante_of(kind: AnteKind) -> Amount:
    def amount(stakes: Stakes) -> int | None:
        if stakes.ante.kind is not kind:
            return None
        return stakes.ante.amount or -1

    return amount


def _is_big_blind(rows: list[Row], kind: AnteKind) -> bool:
    """Tell whether from its first level on the ante is the big blind, and nothing else."""
    if kind is not AnteKind.BIG_BLIND or any(len(row.stakes) > 1 for row in rows):
        return False
    antes = [s.ante.kind is kind and s.ante.amount == s.big_blind for r in rows for s in r.stakes]
    others = any(s.ante.kind not in {kind, AnteKind.NONE} for row in rows for s in row.stakes)
    first = antes.index(True) if True in antes else len(antes)
    before = all(s.ante.kind is AnteKind.NONE for row in rows[:first] for s in row.stakes)
    return not others and before and first < len(antes) and all(antes[first:])


def _group_title(rows: list[Row], name: str) -> str:
    games = next((s.games for row in rows for s in row.stakes if s.group == name and s.games), ())
    listed = capitalised(", ".join(games))
    if listed and len(listed) <= LONGEST_GROUP:
        return listed
    return GROUPS.get(name, capitalised(name.replace("_", " ")))


def is_stud(game: str) -> bool:
    """Tell by its name whether a game is played with antes and a bring-in."""
    return any(word in game.lower() for word in ("stud", "razz"))


def _game_groups(structure: Structure) -> tuple[str, str]:
    """Name the games with blinds and the stud games of a mixed event."""
    blinds = capitalised(", ".join(game for game in structure.games if not is_stud(game)))
    stud = capitalised(", ".join(game for game in structure.games if is_stud(game)))
    if not blinds or not stud or max(len(blinds), len(stud)) > LONGEST_GROUP:
        return "Games with blinds", "Stud games"
    return blinds, stud
