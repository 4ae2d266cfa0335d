"""The small values that commands, facts and the state share."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

EntryId = int
"""The running number of an entry in its tournament, from 1."""
PersonId = str
"""The id of a row in the table of persons; names live there and nowhere else."""
TextId = str
"""The id of a piece of free text, kept apart so that it can be erased."""
RulingId = int
"""The running number of a ruling in its tournament, from 1; it is never given twice."""
PenaltyId = int
"""The running number of a penalty in its tournament, from 1; it is never given twice."""


class SeatAt(NamedTuple):
    """A seat of a table, said as "12.5"."""

    table: int
    seat: int

    def __str__(self) -> str:
        """Write the seat as the floor says it."""
        return f"{self.table}.{self.seat}"


class Now(NamedTuple):
    """One moment: wall clock (ms since 1970, UTC), the boot clock, and where we are.

    `boot_ms` runs through suspend and is comparable only within the same `boot_id`;
    `utc_offset` is the local offset in seconds.
    """

    wall_ms: int
    boot_ms: int
    boot_id: str
    utc_offset: int = 0


class Anchor(NamedTuple):
    """The clock as last set: it stood at `remaining_ms` of `row` at that moment.

    `row` is an index into the structure's rows; `remaining_ms` is None for a row without
    a countdown. While `running`, everything later is derived from the moment.
    """

    row: int
    remaining_ms: int | None
    running: bool
    wall_ms: int
    boot_ms: int
    boot_id: str


class ClockAct(StrEnum):
    """What a director did to the clock."""

    START = "start"
    PAUSE = "pause"
    ADD = "add"
    SET = "set"
    GO_TO_LEVEL = "go_to_level"
    RAN_SINCE = "ran_since"
    """It was forgotten: play has gone on since a time the director names."""
    HOLD = "hold"
    """Play stood while the desk was off: the clock stands where it was then."""
    HAND = "hand"
    """Its minutes came off for a hand of hand for hand."""
    EDIT = "edit"
    """The structure was edited; the running level and its remaining time were kept."""


class HandChoice(StrEnum):
    """In which hand somebody went out, as far as the desk knows."""

    UNKNOWN = "unknown"
    LAST = "last"
    """In the hand whose button is known."""
    SAME = "same"
    """In the same hand as an earlier bust."""


class Source(StrEnum):
    """How a position came to be known."""

    BUTTON = "button"
    BIG_BLIND = "big_blind"
    BOTH = "both"
    STEPPED = "stepped"
    BY_HAND = "by_hand"
    FIRST_HAND = "first_hand"


class Sheet(StrEnum):
    """A sheet that leaves the desk and may grow old."""

    LEVELS = "levels"
    SEATING = "seating"
    SEAT_CARDS = "seat_cards"
    TABLES = "tables"
    SIGN_IN = "sign_in"
    DRAW_PROOF = "draw_proof"
    """Seed, pool and result of the last draw of seats."""
    STANDINGS = "standings"
    MOVES = "moves"
    PRIZES = "prizes"
    PAYOUT_SLIPS = "payout_slips"
    DEAL = "deal"
    CASH_UP = "cash_up"
    BREAKS = "breaks"
    BREAKING_ORDER = "breaking_order"
    RULING = "ruling"
    """The slip of one ruling."""
    PENALTY = "penalty"
    """The slip of one penalty, with a box for each hand."""
    RULING_LOG = "ruling_log"
    BAG_SHEETS = "bag_sheets"
    BAG_LABELS = "bag_labels"
    DAY_SEATING = "day_seating"
    HOUSE_SHEET = "house_sheet"
    CHIP_COUNTS = "chip_counts"
    CHIPS = "chips"
    """The chips for so many entries."""


class DrawPolicy(StrEnum):
    """How open seats are drawn."""

    SHORTEST_FIRST = "shortest_first"
    """The shortest table first, then uniformly among its open seats."""
    UNIFORM = "uniform"
    """Uniformly over all open seats."""


class Placing(StrEnum):
    """Why an entry sits where it sits."""

    SEAT = "seat"
    MOVE = "move"
    SITS_AT = "sits_at"
    """He was found there; what was planned does not matter."""


class RulingState(StrEnum):
    """How a ruling stands."""

    OPEN = "open"
    """Written down, not decided yet."""
    DECIDED = "decided"
    APPEALED = "appealed"
    UPHELD = "upheld"
    OVERTURNED = "overturned"


class PenaltyKind(StrEnum):
    """What a player is given (TDA24 71-A)."""

    WARNING = "warning"
    HANDS = "hands"
    """He misses so many hands."""
    ROUNDS = "rounds"
    """He misses so many rounds: a round is as many hands as players at his table then."""
    DISQUALIFICATION = "disqualification"


class PenaltyEnd(StrEnum):
    """How a penalty came to its end."""

    BACK = "back"
    """He is back in his seat."""
    LIFTED = "lifted"
    """The director let him off, or a disqualification was taken back."""
    REPLACED = "replaced"
    """The ruling was corrected, and another penalty stands for it."""


class Involved(NamedTuple):
    """A player whom a ruling is about, and where he sat."""

    entry: EntryId
    seat: SeatAt | None


class RulingWords(NamedTuple):
    """The words of a ruling, "" where there are none: in a fact the id of each text.

    `title` is what it is about in short, `happened` what the table said, `said` what the
    player was told, `reason` why it is so decided, `by` the name of who decided.
    """

    title: TextId = ""
    happened: TextId = ""
    said: TextId = ""
    decision: TextId = ""
    reason: TextId = ""
    by: TextId = ""


NO_WORDS = RulingWords()


class NewPenalty(NamedTuple):
    """A penalty that is to be given.

    `length` is the number of hands or rounds. `chips` is what a disqualified player had,
    None where nobody counted.
    """

    entry: EntryId
    kind: PenaltyKind
    length: int = 0
    chips: int | None = None


@dataclass(frozen=True, slots=True)
class Seal:
    """A seed drawn from the operating system and kept for the next draw.

    `seed` and `digest` are hex; the digest (SHA-256 of the seed's bytes) is shown before
    the draw, the seed after it.
    """

    seed: str
    digest: str
