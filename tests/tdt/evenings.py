"""An invented evening as each version of The Tournament Director writes one, in a line."""

from __future__ import annotations

VERSIONS = ("3.0", "3.4.3", "3.7.2")
PRIVATE = ("12 Invented Street", "555-0100", "ana@example.org")

PLAYERS = (
    ("p1", "Ana", "Ana", "B.", False),
    ("p2", "Bo", "Bo", "L.", True),
    ("p3", "Давид О.", "", "", True),
    ("p4", "Quote", 'O\\"Neil', "C.", True),
)
"""UUID, nickname, first name, last name (as the file spells them), and whether out."""


def evening(version: str, *, levels: str = "", title: str = "Friday at the Club") -> str:
    """Write the file; `levels` stands in for its levels."""
    text = (
        f'{{V: "{version}", T: new Tournament({{UUID: "t", LeagueName: "Club", Title: "{title}",'
        ' Notes: "first line\\nsecond", StartTime: 1700000000000, ClockRunning: false,'
        ' Layout: new Layout({Screens: [new Screen({Html: "<b>alert(1)</b>", Scale: -0.5e1})]}),'
        f" Levels: {_levels(version, levels)}, Financials: {_financials()},"
        f" Players: {_players(version)}, Tables: {_tables(version)}, Prizes: {_prizes(version)},"
        " EndTime: null})}"
    )
    return text if version > "3.4" else text.replace('"t"', "'t'")


def written_map(version: str, entries: dict[str, str]) -> str:
    """Write a map: pairs in 3.7, fields before."""
    if version >= "3.7":
        pairs = ", ".join(f'["{key}", {value}]' for key, value in entries.items())
        return f"Map.from([{pairs}])"
    return "new Map({" + ", ".join(f'"{key}": {value}' for key, value in entries.items()) + "})"


def _levels(version: str, levels: str) -> str:
    limits = "Limit1: 0, Limit2: 0" if version < "3.4" else "Limits: [0, 0, 0, 0, 0, 0, 0, 0]"
    limit = "Limit1: 400, Limit2: 800" if version < "3.4" else "Limits: [400, 800, 0, 0]"
    common = f'GameName: "Hold\'em", {limits}, Notes: ""'
    rows = levels or (
        f"new GameRound({{Minutes: 20, SmallBlind: 25, BigBlind: 50, Ante: 0, GameType: 2,"
        f" {common}}}), "
        f"new GameRound({{Minutes: 20, SmallBlind: 50, BigBlind: 100, Ante: 100, GameType: 2,"
        f" {common}}}), "
        "new GameBreak({Minutes: 10, ChipUp: true, Notes: 'Late registration ends'}), "
        f"new GameRound({{Minutes: 15, SmallBlind: 200, BigBlind: 400, Ante: 50, GameType: 2,"
        f" {common}}}), "
        f"new GameRound({{Minutes: 15, SmallBlind: 200, BigBlind: 400, Ante: 0, GameType: 0,"
        f' GameName: "Limit", {limit}, Notes: ""}})'
    )
    return f"[{rows}]" if version < "3.7" else f"new GameLevels({{Levels: [{rows}]}})"


def _financials() -> str:
    return (
        "new FinancialConfig({Buyins: new BuyConfig({Profiles: [new FeeProfile({Name:"
        ' "Standard", Fee: 20, Chips: 10000})]})})'
    )


def _players(version: str) -> str:
    made = {player[0]: _player(*player) for player in PLAYERS}
    players = written_map(version, made)
    return players if version < "3.4" else f"new GamePlayers({{Players: {players}}})"


def _player(key: str, nickname: str, first: str, last: str, out: bool) -> str:
    bust = (
        'new GameBustOut({Time: 1700000600000, Round: 3, HitmanUUID: ["p1"],'
        ' Seat: new Seat({TableName: "1", SeatIndex: 0, TableUUID: "x"})})'
    )
    return (
        f'new GamePlayer({{UUID: "{key}", Name: new PlayerName({{Nickname: "{nickname}",'
        f' Firstname: "{first}", Lastname: "{last}"}}), Info: new PlayerInfo({{Street:'
        f' "{PRIVATE[0]}", Phones: ["{PRIVATE[1]}"], Email: "{PRIVATE[2]}"}}), Buyins:'
        f" [new GameBuyin({{Time: 1, Round: 0, Amount: 20, Chips: 10000, BustOut:"
        f" {bust if out else 'null'}}})]}})"
    )


def _tables(version: str) -> str:
    table = 'new GameTable({Name: "1", NumberOfSeats: 8, DealerButtonSeat: 0})'
    return (
        f"new GameTables({{MaxPlayerDisparity: 1, Tables: {written_map(version, {'x': table})}}})"
    )


def _prizes(version: str) -> str:
    prizes = (
        "[new GamePrize({Recipient: 1, AmountType: 0, Amount: 70, CalculatedAmount: 56}),"
        " new GamePrize({Recipient: 2, AmountType: 1, Amount: 24, CalculatedAmount: 24}),]"
    )
    return prizes if version < "3.4" else f"new GamePrizes({{Prizes: {prizes}}})"
