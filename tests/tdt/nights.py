"""A whole invented night as each version of The Tournament Director writes one, in a line."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tests.tdt.evenings import written_map

BEGAN = 1_700_000_000_000
"""When registration began: 14 November 2023, in ms."""
MINUTE = 60_000


@dataclass(frozen=True)
class Buy:
    """A buy-in: minutes after the beginning, what was paid, and how it ended.

    `out` is when, `by` are the keys of who did it, `seat` is (table, index from 0).
    """

    at: int
    amount: float = 20
    rake: float = 2
    bounty: float = 0
    chips: int = 10_000
    out: int | None = None
    by: tuple[str, ...] = ()
    seat: tuple[str, int] | None = None


@dataclass(frozen=True)
class Player:
    """A player by his key, his name in its parts, and what he bought."""

    key: str
    first: str
    last: str
    entries: tuple[Buy, ...]
    rebuys: tuple[Buy, ...] = ()
    add_ons: tuple[Buy, ...] = ()


PLAYERS = (
    Player("p1", "Ana", "Brook", (Buy(0),)),
    Player("p2", "Bo", "Lind", (Buy(1, out=100, by=("p1",), seat=("T1", 1)),)),
    Player("p3", "Давид", "О.", (Buy(1, out=40, by=("p2", "p4"), seat=("T2", 0)),)),
    Player(
        "p4",
        "Quinn",
        "O'Neil",
        (
            Buy(2, out=30, by=("p1",), seat=("T1", 3)),
            Buy(35, out=90, by=("p2",), seat=("T1", 2)),
        ),
        rebuys=(Buy(20, 10, 0, chips=8_000),),
    ),
    Player(
        "p5",
        "Mika",
        "Sand",
        (Buy(50, out=95, by=("p1",), seat=("T1", 3)),),
        add_ons=(Buy(60, 10, 0, chips=15_000),),
    ),
    Player("p6", "Never", "Came", ()),
)
"""Bo is second, Mika third, Quinn fourth after a re-entry, David fifth; Ana wins."""
PRIZES = ((1, 0, 60, 77), (2, 0, 40, 51))
"""(place, kind, share or amount, worked out)."""


@dataclass(frozen=True)
class Night:
    """What a file holds; `over` lets the last one win, else the night is still on."""

    version: str = "3.7.2"
    title: str = "Friday at the Club"
    players: tuple[Player, ...] = PLAYERS
    prizes: tuple[tuple[int, int, float, float], ...] = PRIZES
    level: int = 3
    tables: tuple[tuple[str, str, int, tuple[str | None, ...]], ...] = (
        ("T1", "Table 1", 8, ("p1", None, None, None, None, None, None, None)),
        ("T2", "Red", 8, (None,) * 8),
    )
    ante: int = 100

    def changed(self, **more: object) -> Night:
        """Give another night."""
        return replace(self, **more)  # type: ignore[arg-type]

    @property
    def text(self) -> str:
        """Write the file."""
        return (
            f'{{V: "{self.version}", T: new Tournament({{UUID: "t", Title: "{self.title}",'
            f' LeagueName: "Club", Description: "", StartTime: {BEGAN + 5 * MINUTE},'
            f" EndTime: null, CurrentLevel: {self.level}, ClockRunning: false,"
            ' Layout: new Layout({Html: "<b>alert(1)</b>", Formula: "n * 2; process.exit()"}),'
            f" Levels: {self._levels()}, Financials: {self._financials()},"
            f" Chips: {self._chips()}, Players: {self._players()}, Tables: {self._tables()},"
            f" Prizes: {self._prizes()}, Events: [], History: []}})}}"
        )

    def _wrapped(self, name: str, within: str, inner: str, since: str) -> str:
        return inner if self.version < since else f"new {name}({{{within}: {inner}}})"

    def _levels(self) -> str:
        limits = "Limit1: 0, Limit2: 0" if self.version < "3.4" else "Limits: [0, 0, 0, 0]"
        common = f'GameType: 2, GameName: "Hold\'em", {limits}, Notes: ""'
        rows = [
            f"new GameRound({{Minutes: 20, SmallBlind: {small}, BigBlind: {2 * small},"
            f" Ante: {ante}, {common}}})"
            for small, ante in ((25, 0), (50, 0), (100, self.ante), (200, 2 * self.ante))
        ]
        rows.insert(2, "new GameBreak({Minutes: 10, ChipUp: true, Notes: 'End of rebuys'})")
        return self._wrapped("GameLevels", "Levels", f"[{', '.join(rows)}]", "3.7")

    def _financials(self) -> str:
        def config(*profiles: tuple[str, float, float, int]) -> str:
            made = ", ".join(
                f'new FeeProfile({{Name: "{name}", Fee: {fee}, Rake: new PerPlayerRake([{rake}]),'
                f" Chips: {chips}}})"
                for name, fee, rake, chips in profiles
            )
            return f"new BuyConfig({{Profiles: [{made}]}})"

        return (
            f"new FinancialConfig({{Buyins: {config(('Standard', 20, 2, 10_000))},"
            f" Rebuys: {config(('Rebuy', 10, 0, 8_000))},"
            f" Addons: {config(('Add-on', 10, 0, 15_000))}}})"
        )

    def _chips(self) -> str:
        kinds = (
            'new GameChip({Denomination: 100, Color: "Black", Quantity: 120})',
            'new GameChip({Denomination: 25, Color: "#00ff00 green"})',
            'new GameChip({Denomination: 1000, Color: "yellow"})',
            'new GameChip({Denomination: 0, Color: "pink"})',
        )
        return self._wrapped("GameChips", "Chips", f"[{', '.join(kinds)}]", "3.7")

    def _players(self) -> str:
        made = {player.key: _player(player) for player in self.players}
        return self._wrapped("GamePlayers", "Players", written_map(self.version, made), "3.4")

    def _tables(self) -> str:
        made = {
            key: f'new GameTable({{UUID: "{key}", Name: "{name}", NumberOfSeats: {seats}, Seats:'
            f" [{', '.join(map(_key, sitting))}]}})"
            for key, name, seats, sitting in self.tables
        }
        tables = written_map(self.version, made)
        return f"new GameTables({{MaxPlayerDisparity: 1, Tables: {tables}}})"

    def _prizes(self) -> str:
        rows = ", ".join(
            f'new GamePrize({{Description: "", Type: 0, Recipient: {place}, AmountType: {kind},'
            f" Amount: {amount}, CalculatedAmount: {worked_out}}})"
            for place, kind, amount, worked_out in self.prizes
        )
        return self._wrapped("GamePrizes", "Prizes", f"[{rows}]", "3.4")


def _key(key: str | None) -> str:
    return "null" if key is None else f'"{key}"'


def _player(player: Player) -> str:
    return (
        f'new GamePlayer({{UUID: "{player.key}", Name: new PlayerName({{Nickname:'
        f' "{player.first}", Firstname: "{player.first}", Lastname: "{player.last}"}}),'
        ' Info: new PlayerInfo({Street: "12 Invented Street", Email: "x@example.org"}),'
        f" Buyins: [{', '.join(map(_buy, player.entries))}],"
        f" Rebuys: [{', '.join(map(_buy, player.rebuys))}],"
        f" Addons: [{', '.join(map(_buy, player.add_ons))}], HitsAdjustment: 0}})"
    )


def _buy(buy: Buy) -> str:
    bust = "null"
    if buy.out is not None:
        by = ", ".join(map(_key, buy.by))
        seat = "null"
        if buy.seat is not None:
            table, index = buy.seat
            seat = f'new Seat({{TableName: "{table}", SeatIndex: {index}, TableUUID: "{table}"}})'
        bust = (
            f"new GameBustOut({{Time: {BEGAN + buy.out * MINUTE}, Round: 1,"
            f" HitmanUUID: [{by}], Seat: {seat}}})"
        )
    return (
        f"new GameBuyin({{Time: {BEGAN + buy.at * MINUTE}, Round: 0, Amount: {buy.amount},"
        f" PersonalBounty: {buy.bounty}, Rake: new PerPlayerRake([{buy.rake}]),"
        f' Chips: {buy.chips}, ProfileName: "Standard", BustOut: {bust}}})'
    )
