"""Results as an Open Tournament Summary (handhistory.org), a JSON file for other programs.

Version 1.1.3 of the specification; where rebuys or add-ons were sold 1.1.4, which added them.
Players who share places get the first of them. Amounts are in whole units of the currency.
"""

from __future__ import annotations

import json
from collections import Counter
from datetime import UTC, datetime
from decimal import Decimal
from typing import TYPE_CHECKING

from tdtool.results.result_file import ResultsError, write_file
from tdtool.tournament.clock import MINUTE
from tdtool.tournament.money.intake import prices_of
from tdtool.tournament.money.means import Sale
from tdtool.tournament.prizes.awards import awards
from tdtool.tournament.prizes.plan import PlanWay
from tdtool.tournament.prizes.table import plan_of, table_of
from tdtool.tournament.standings import IN_PLAY, came_back, places, winner
from tdtool.tournament.structure import LengthKind, RowKind

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from tdtool.tournament.money.currency import Currency
    from tdtool.tournament.state import Entry, State
    from tdtool.tournament.values import EntryId, Now, PersonId

VERSION, WITH_REBUYS = "1.1.3", "1.1.4"
SUFFIX = ".ots"
PROGRAM = "tdtool"
_PLAY_MONEY = "PPC"
"""The currency of what is played for nothing, or for what nobody named."""
_SPEED = "Normal"
"""The only name of a speed whose meaning is beyond doubt; the length of the levels says more."""


def write_summary(path: Path, text: str) -> None:
    """Write a summary into a file whose name is plain, as the format asks. Raises ResultsError."""
    if not path.name.isascii():
        raise ResultsError(
            "Readers of tournament summaries want a file name of the letters a to z and figures:"
            " choose another name."
        )
    write_file(path, text.encode("utf-8", "replace"), "results")


def summary_of(state: State, names: Mapping[PersonId, str], now: Now, number: str) -> str:
    """Write the results as they stand; `number` is the tournament's id.

    While it is played the end is the last that happened, and who is in play has no place.
    """
    prices = prices_of(state)
    currency = prices.currency
    extras = _extras(state, names, currency)
    length = _level_minutes(state)
    ots: dict[str, object] = {
        "spec_version": WITH_REBUYS if extras else VERSION,
        "site_name": PROGRAM,
        "network_name": PROGRAM,
        "internal_version": "1.0.0",
        "tournament_number": number,
        "tournament_name": state.name,
        "start_date_utc": _time(_began(state)),
        "end_date_utc": _time(_ended(state, now)),
        "currency": currency.code or _PLAY_MONEY,
        "buyin_amount": _money(prices.entry.prize, currency),
        "fee_amount": _money(prices.entry.fee + prices.entry.staff, currency),
        "initial_stack": state.structure.starting_stack or 0,
        "type": "STT" if len(state.tables) + len(state.closed) <= 1 else "MTT",
        "flags": _flags(state),
        "speed": {"type": _SPEED, "round_time": length * MINUTE // 1000},
        "prize_pool": _money(table_of(state).pool.payable, currency),
        "player_count": len(_last_entries(state)),
        "tournament_finishes_and_winnings": _finishes(state, names, currency),
    }
    if prices.entry.bounty:
        ots["bounty_fee_amount"] = _money(prices.entry.bounty, currency)
        ots["bounty_value_amount"] = _money(prices.entry.bounty, currency)
    return json.dumps({"ots": {**ots, **extras}}, ensure_ascii=False, indent=1) + "\n"


def _last_entries(state: State) -> list[Entry]:
    """List the last entry of every player who is or was in."""
    listed = (entry for entry in state.entries.values() if entry.id in state.busts or _in(entry))
    return [entry for entry in listed if not came_back(state, entry.id)]


def _in(entry: Entry) -> bool:
    return entry.status in IN_PLAY


def _finishes(
    state: State, names: Mapping[PersonId, str], currency: Currency
) -> list[dict[str, object]]:
    found, won = places(state), awards(state)
    first = winner(state)
    lines: list[tuple[int, EntryId, dict[str, object]]] = []
    for entry in _last_entries(state):
        place, award = found.get(entry.id), won.get(entry.id)
        playing = _in(entry) and entry.id != first
        line: dict[str, object] = {"player_name": names.get(entry.person, "")}
        if place is not None and not playing:
            line["finish_position"] = place.first
        line["still_playing"] = playing
        if not playing:
            line["prize"] = _money(0 if award is None else award.cash + award.bounty, currency)
        lines.append((10**9 if place is None or playing else place.first, entry.id, line))
    return [line for _, _, line in sorted(lines, key=lambda one: one[:2])]


def _extras(state: State, names: Mapping[PersonId, str], currency: Currency) -> dict[str, object]:
    """Give what the later version says of rebuys and add-ons, nothing where none were sold."""
    sold: dict[PersonId, Counter[Sale]] = {}
    cost: dict[Sale, int] = {}
    for sale in (Sale.REBUY, Sale.ADD_ON):
        for entry in state.entries.values():
            for receipt in state.till.standing(entry.id, sale):
                sold.setdefault(entry.person, Counter())[sale] += 1
                cost.setdefault(sale, receipt.price.total)
    if not sold:
        return {}
    return {
        "rebuy_cost": _money(cost.get(Sale.REBUY, 0), currency),
        "addon_cost": _money(cost.get(Sale.ADD_ON, 0), currency),
        "tournament_rebuys": [
            {
                "player_name": names.get(person, ""),
                "rebuys": count[Sale.REBUY],
                "addons": count[Sale.ADD_ON],
            }
            for person, count in sold.items()
        ],
    }


def _flags(state: State) -> list[str]:
    flags = []
    if prices_of(state).entry.bounty:
        flags.append("Bounty")
    if state.till.terms.rebuy is not None:
        flags.append("Rebuy")
    if plan_of(state).way is PlanWay.SEATS:
        flags.append("Satellite")
    return flags


def _level_minutes(state: State) -> int:
    """Give the length of most levels in minutes, 0 where none has one."""
    lengths = Counter(
        row.length.value or 0
        for row in state.structure.rows
        if row.kind is RowKind.PLAY and row.length.kind is LengthKind.MINUTES
    )
    return lengths.most_common(1)[0][0] if lengths else 0


def _began(state: State) -> int:
    return min((entry.sat_ms for entry in state.entries.values() if entry.sat_ms), default=0) or (
        state.opened_ms
    )


def _ended(state: State, now: Now) -> int:
    """Tell when the last player went out, or while it is played now."""
    if winner(state) is None:
        return now.wall_ms
    return max(bust.at_ms for bust in state.busts.values())


def _time(ms: int) -> str:
    return f"{datetime.fromtimestamp(ms // 1000, UTC):%Y-%m-%dT%H:%M:%SZ}"


def _money(amount: int, currency: Currency) -> int | float:
    """Give an amount in whole units, without a fraction where it has none."""
    whole = Decimal(amount).scaleb(-currency.digits)
    return int(whole) if whole == whole.to_integral_value() else float(whole)
