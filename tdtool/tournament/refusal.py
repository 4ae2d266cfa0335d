"""A refusal: what the desk will not do, and why."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Code(StrEnum):
    """Why something is refused."""

    NO_SUCH_ENTRY = "no_such_entry"
    NO_SUCH_TABLE = "no_such_table"
    NO_SUCH_SEAT = "no_such_seat"
    NO_SUCH_PERSON = "no_such_person"
    SEAT_TAKEN = "seat_taken"
    SEAT_EMPTY = "seat_empty"
    SEAT_LOCKED = "seat_locked"
    SEAT_RESERVED = "seat_reserved"
    TABLE_LOCKED = "table_locked"
    ENTRY_LOCKED = "entry_locked"
    TABLE_EXISTS = "table_exists"
    NOT_OUT = "not_out"
    ALREADY_OUT = "already_out"
    NOT_IN_PLAY = "not_in_play"
    ALREADY_SEATED = "already_seated"
    ALREADY_ENTERED = "already_entered"
    NO_OPEN_SEAT = "no_open_seat"
    NOBODY = "nobody"
    REGISTRATION_ENDED = "registration_ended"
    REENTRIES_USED = "reentries_used"
    NOT_SOLD = "not_sold"
    SALE_CLOSED = "sale_closed"
    SALES_USED = "sales_used"
    NO_SUCH_RECEIPT = "no_such_receipt"
    NAME_NEEDED = "name_needed"
    NOT_A_NO_SHOW = "not_a_no_show"
    REGISTRATION_OPEN = "registration_open"
    OUT_OF_ORDER = "out_of_order"
    OPEN_REPORT = "open_report"
    DRAWS_ARE_OPEN = "draws_are_open"
    NO_SUCH_ORDER = "no_such_order"
    POSITION_UNKNOWN = "position_unknown"
    TOO_FEW = "too_few"
    BAD_POSITION = "bad_position"
    NO_LEVELS = "no_levels"
    BAD_LEVEL = "bad_level"
    CLOCK_RUNS = "clock_runs"
    CLOCK_STANDS = "clock_stands"
    NO_COUNTDOWN = "no_countdown"
    BAD_NUMBER = "bad_number"
    EMPTY_TEXT = "empty_text"
    BAD_TIME = "bad_time"
    BACK_IN_PLAY = "back_in_play"
    LAST_PLAYER = "last_player"
    NO_SUCH_RULING = "no_such_ruling"
    BAD_RULING = "bad_ruling"
    NO_PENALTY = "no_penalty"
    DISQUALIFIED = "disqualified"
    HAND_FOR_HAND = "hand_for_hand"
    STILL_PLAYING = "still_playing"
    NOTHING_TO_UNDO = "nothing_to_undo"
    IN_THE_WAY = "in_the_way"
    NOTHING_CHANGES = "nothing_changes"
    NOT_SAVED = "not_saved"
    DESK_LOCKED = "desk_locked"
    PRIZES_LOCKED = "prizes_locked"
    NOT_LOCKED = "not_locked"
    DOES_NOT_ADD_UP = "does_not_add_up"
    NOTHING_DUE = "nothing_due"
    FLOOR_TO_CHECK = "floor_to_check"
    PRIZE_PAID = "prize_paid"
    NO_DEAL = "no_deal"
    NOT_SIGNED = "not_signed"
    TOO_LITTLE_LEFT = "too_little_left"
    NO_BOUNTIES = "no_bounties"
    NO_SATELLITE = "no_satellite"
    BYES_WAIT = "byes_wait"
    NO_BAG = "no_bag"
    BAG_TAKEN = "bag_taken"
    COUNTS_DIFFER = "counts_differ"
    PLAY_HAS_BEGUN = "play_has_begun"
    WITHOUT_NAMES = "without_names"
    NAMES_ENTERED = "names_entered"


@dataclass(frozen=True, slots=True)
class Refusal:
    """What the desk answers instead of doing it.

    `sentence` is said to the director as it is; names appear as "{entry 12}" and are put
    in by whoever shows it. `house` marks a house matter that may be overridden with a
    reason; the others are impossible.
    """

    code: Code
    sentence: str
    house: bool = False


class Refused(Exception):  # noqa: N818
    """Raised while a command is decided; `decide` gives its refusal back as a value."""

    def __init__(self, code: Code, sentence: str, *, house: bool = False) -> None:
        super().__init__(sentence)
        self.refusal = Refusal(code, sentence, house)
