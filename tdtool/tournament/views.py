"""What a page shows, as plain records: read from the state, never written to it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from tdtool.rules.button.answer import Answer
from tdtool.rules.button.question import LastHand
from tdtool.rules.posting import Post
from tdtool.rules.stakes import Stakes
from tdtool.tournament.hand_for_hand.mode import Mode
from tdtool.tournament.money.currency import Currency
from tdtool.tournament.values import EntryId, SeatAt


class ClockState(StrEnum):
    """How the clock stands."""

    NOT_STARTED = "not_started"
    RUNNING = "running"
    PAUSED = "paused"
    DAY_ENDED = "day_ended"
    FINISHED = "finished"
    """The last row of the structure is over."""


@dataclass(frozen=True, slots=True)
class ClockView:
    """The clock at one moment; times in milliseconds.

    `row` is an index into the structure. `remaining` is None for a row without a countdown
    (then `length_text` says "8 hands"). `break_in` is the play time to the next break and
    `break_at` its wall time, both None where no break follows or the clock stands open.
    `drift` is the difference between wall and boot clock since the anchor.
    """

    state: ClockState
    row: int
    label: str
    on_break: bool
    remaining: int | None
    length: int | None
    length_text: str
    break_in: int | None
    break_at: int | None
    paused_for: int | None
    began_at: int | None
    drift: int


class MoneyView(NamedTuple):
    """How far the money is, once the prizes are locked; amounts in the smallest unit.

    `to_go` counts who has to go out until the rest is paid, 0 in the money; `next_out` is
    what the next one gets; `first`, `places` and `pool` are those of the table.
    """

    to_go: int
    next_out: int
    first: int
    places: int
    pool: int
    currency: Currency


@dataclass(frozen=True, slots=True)
class StripView:
    """The strip on top: clock, stakes now and next, the field."""

    tournament: str
    day: str
    clock: ClockView
    stakes: tuple[Stakes, ...]
    """Stakes of the running level; during a break those of the level to come."""
    next_stakes: tuple[Stakes, ...]
    next_label: str
    players_left: int
    entries: int
    average: int | None
    average_big_blinds: int | None
    mode: Mode | None = None
    """The hands that all tables play together."""
    money: MoneyView | None = None


class Tone(StrEnum):
    """How a word on a tile or beside a seat is meant."""

    NEEDS_YOU = "needs_you"
    KNOWN = "known"
    REMARK = "remark"
    NEW = "new"
    WRONG = "wrong"


class Word(NamedTuple):
    """A word with its tone."""

    text: str
    tone: Tone


class SeatState(StrEnum):
    """What is in a seat."""

    SEATED = "seated"
    ON_THE_WAY = "on_the_way"
    EMPTY = "empty"
    LOCKED = "locked"


@dataclass(frozen=True, slots=True)
class TileView:
    """A table as a tile: `seats[i]` is the state of seat i+1."""

    table: int
    seats: tuple[SeatState, ...]
    count: int
    """Players sitting there, without those on the way."""
    word: Word | None
    locked: bool


class Age(StrEnum):
    """How far a position can be trusted."""

    KNOWN = "known"
    STALE = "stale"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class PositionView:
    """The last hand of a table as the desk knows it, and how old that is.

    `first` is the seat named for the first button while no hand is known.
    """

    age: Age
    last: LastHand | None
    at_ms: int | None
    by_hand: bool = False
    first: int | None = None


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat of a table; `word` is what changed or is wrong ("out 2 min ago, 313th")."""

    seat: int
    state: SeatState
    entry: EntryId | None
    name: str
    stack: int | None
    word: Word | None
    stack_ms: int | None = None
    """When his chips were counted."""


@dataclass(frozen=True, slots=True)
class TableView:
    """One table with the answer for its next hand, where its position is known or stale.

    `answer` and `then` (the hand after) are None while the position is unknown; `posts`
    are the amounts of `answer` in the stakes of the next hand; `why` and `rule` are its
    sentence and rule name.
    """

    table: int
    seats: tuple[SeatView, ...]
    head: str
    """"8 of 9, seat 1 went out 1 min ago"."""
    position: PositionView
    open_reports: int
    locked: bool
    answer: Answer | None
    then: Answer | None
    posts: tuple[Post, ...]
    why: str
    rule: str
    not_counted: tuple[int, ...]
    """Seats whose players are on the way and therefore not in the answer."""


class TaskKind(StrEnum):
    """What a line in To do is about."""

    MOVE = "move"
    SEAT = "seat"
    NAME_REPORT = "name_report"
    FLOOR_TO_CHECK = "floor_to_check"
    FIND_SEAT = "find_seat"
    """His table was closed and nobody has said where he sits."""
    CONFLICT = "conflict"
    """Two came to one seat; he stands until a seat is drawn for him."""
    PENALTY = "penalty"
    """A player misses hands, or has missed them all and may come back."""
    OFF = "off"
    """The desk was off while the clock ran: did play go on?"""
    CLOCK = "clock"
    ON_THE_CLOCK = "on_the_clock"
    """A player has so many seconds to act."""
    TIME_UP = "time_up"
    """His seconds are over: how did it end?"""
    DEAL = "deal"
    """A deal is proposed: who has not signed, or it is to be recorded."""
    PRIZES_OFF = "prizes_off"
    """The locked table no longer comes to the pool."""
    PAID_WRONG = "paid_wrong"
    TO_PAY = "to_pay"
    BOUNTY = "bounty"
    """Nobody has said who won a bounty."""
    BAGS = "bags"
    """Stacks to bag or to count again at the end of a day, or chips that are missing."""
    HAND_FOR_HAND = "hand_for_hand"
    """All tables play a hand together, or their last hands of the day."""
    REPRINT = "reprint"
    """A sheet that was printed shows times that are no longer right."""
    ORDER = "order"
    """The next big blind of a table was sent to another; nobody is named yet."""
    SHORT = "short"
    MORE_SHORT = "more_short"
    """More tables are short than are listed."""
    HALT = "halt"
    PLAY_ON = "play_on"
    """A table that stands is level again."""
    BREAK = "break"
    BREAK_SOON = "break_soon"
    REDRAW = "redraw"
    """The final table, a redraw, or the next round."""
    ALTERNATE = "alternate"
    """Somebody waits and a seat is open."""
    SATELLITE = "satellite"
    """As many are left as there are seats to win."""
    RESIZE = "resize"
    """Tables have another number of seats from now on."""


@dataclass(frozen=True, slots=True)
class Task:
    """One thing that waits for the director.

    `title` and `detail` are plain sentences, `target` is where it leads ("18.6"),
    `since_ms` when it began to wait.
    """

    kind: TaskKind
    title: str
    detail: str
    target: str
    since_ms: int
    entry: EntryId | None = None
    seat: SeatAt | None = None
    table: int | None = None
    number: int = 0
    """The number of an order, or the seats of a table."""
    who: str = ""
    """Who would move to `target`."""
    left: int = 0
    """Hands of a penalty that are left."""
    back_ms: int | None = None
    """When he may be back, by the clock (wall ms)."""
