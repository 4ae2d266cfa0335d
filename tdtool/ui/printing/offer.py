"""What can be printed: each sheet with what it is for and what can be chosen about it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from tdtool.tournament.values import Sheet


class Offer(StrEnum):
    """A sheet of the catalogue."""

    LEVELS = "levels"
    CARD = "card"
    SIGN_IN = "sign_in"
    SEAT_CARDS = "seat_cards"
    SEATING = "seating"
    TABLES = "tables"
    DRAW_PROOF = "draw_proof"
    MOVES = "moves"
    BREAKS = "breaks"
    BREAKING_ORDER = "breaking_order"
    STANDINGS = "standings"
    BAG_SHEETS = "bag_sheets"
    BAG_LABELS = "bag_labels"
    DAY_SEATING = "day_seating"
    CHIP_COUNTS = "chip_counts"
    CHIPS = "chips"
    HOUSE_RULES = "house_rules"
    RULINGS = "rulings"
    PENALTIES = "penalties"
    RULING_LOG = "ruling_log"
    PRIZES = "prizes"
    PAYOUT_SLIPS = "payout_slips"
    DEAL = "deal"
    RECEIPTS = "receipts"
    CASH_UP = "cash_up"
    JOURNAL = "journal"


@dataclass(frozen=True, slots=True)
class Terms:
    """An offer in words.

    `which` is the caption of the field that picks some of it ("" where there is nothing to
    pick), `example` what may be typed there, `nothing` what an empty field means. `kinds` and
    `sizes` are captioned choices, empty where there are none. `sheet` is what is noted when
    all of it was printed; `small`: A5 first.
    """

    name: str
    purpose: str
    sheet: Sheet | None = None
    which: str = ""
    nothing: str = ""
    example: str = ""
    kinds: tuple[str, tuple[str, ...]] = ("", ())
    sizes: tuple[str, tuple[str, ...]] = ("", ())
    small: bool = False


TERMS: dict[Offer, Terms] = {
    Offer.LEVELS: Terms(
        "Level sheet",
        "Blinds, breaks and times, for walls and tables.",
        Sheet.LEVELS,
        which="Copies for tables",
        nothing="one for the wall",
        example="12, 14-18",
    ),
    Offer.CARD: Terms(
        "Posting card",
        "Who posts in a table’s next hand, and why.",
        which="Which table",
        nothing="the table on the Floor page",
        example="12, 14",
        small=True,
    ),
    Offer.SIGN_IN: Terms(
        "Sign-in sheet",
        "Who is entered, each with a line to sign on.",
        Sheet.SIGN_IN,
        which="Whose",
        nothing="everybody who is in",
        example="12, 14-18, kim",
        kinds=("Lines", ("By name", "By table", "Blank")),
    ),
    Offer.SEAT_CARDS: Terms(
        "Seat cards",
        "One for each player, with a code to scan.",
        Sheet.SEAT_CARDS,
        which="Whose",
        nothing="everybody with a seat",
        example="12, 14-18, 3.5, kim",
        kinds=("In the order of", ("Tables", "Names")),
        sizes=("Which", ("All", "New seats")),
    ),
    Offer.SEATING: Terms(
        "Seating list",
        "Where everybody sits, for the door and the desk.",
        Sheet.SEATING,
        which="Which tables",
        nothing="all tables",
        example="12, 14-18",
        kinds=("Look up", ("By name", "By table")),
        sizes=("Type", ("Hand", "Wall")),
    ),
    Offer.TABLES: Terms(
        "Table sheets",
        "A table’s seats, with lines for the stacks.",
        Sheet.TABLES,
        which="Which tables",
        nothing="all tables",
        example="12, 14-18",
        kinds=("Filled in", ("With names", "Blank")),
    ),
    Offer.DRAW_PROOF: Terms(
        "Draw proof",
        "Seal, seed and result, for anybody to repeat.",
        Sheet.DRAW_PROOF,
        which="Which draws",
        nothing="the last draw of seats",
        example="3, 5-8",
    ),
    Offer.MOVES: Terms(
        "Move slips",
        "For who moves; or a balance order by the button.",
        Sheet.MOVES,
        which="Who, or from where to where",
        nothing="everybody on his way",
        example="26 to 7, kim",
    ),
    Offer.BREAKS: Terms(
        "Break sheets",
        "A page for a table that broke, a slip for each player.",
        Sheet.BREAKS,
        which="Which tables broke",
        nothing="all whose players are on their way",
        example="35, 34",
    ),
    Offer.BREAKING_ORDER: Terms(
        "Breaking order",
        "Which table breaks next, to be posted.",
        Sheet.BREAKING_ORDER,
    ),
    Offer.STANDINGS: Terms(
        "Standings",
        "Who is out in which place, who is still in.",
        Sheet.STANDINGS,
        kinds=("Show", ("Everybody", "Only who is out")),
    ),
    Offer.BAG_SHEETS: Terms(
        "Bag and tag",
        "A table’s stacks at the end of a day: two counts, bag, signature.",
        Sheet.BAG_SHEETS,
        which="Which tables",
        nothing="all tables",
        example="12, 14-18",
        kinds=("Filled in", ("As counted", "By hand")),
    ),
    Offer.BAG_LABELS: Terms(
        "Bag labels",
        "One for each bag, with a code to scan.",
        Sheet.BAG_LABELS,
        which="Whose",
        nothing="everybody with chips",
        example="12, 14-18, 3.5, kim",
        kinds=("Filled in", ("As counted", "By hand")),
    ),
    Offer.DAY_SEATING: Terms(
        "Next day’s seating",
        "Who came from which flight, with stack and new seat.",
        Sheet.DAY_SEATING,
        kinds=("In the order of", ("Names", "Tables", "Chips")),
    ),
    Offer.CHIP_COUNTS: Terms(
        "Chip counts",
        "By table: lines to write on, or what was counted.",
        Sheet.CHIP_COUNTS,
        which="Which tables",
        nothing="all tables",
        example="12, 14-18",
        kinds=("Show", ("To write on", "As counted")),
    ),
    Offer.CHIPS: Terms(
        "Chips for an event",
        "The starting stack and what the bank needs.",
        Sheet.CHIPS,
        which="For how many entries",
        nothing="those there are",
        example="200",
    ),
    Offer.HOUSE_RULES: Terms(
        "House rules",
        "What this tournament plays by, to hang on the wall.",
        Sheet.HOUSE_SHEET,
        kinds=("Show", ("All rules", "Own rules")),
    ),
    Offer.RULINGS: Terms(
        "Ruling slips",
        "What was decided and by which rule, to be signed.",
        which="Which rulings",
        nothing="the latest one",
        example="17, 12-14",
        small=True,
    ),
    Offer.PENALTIES: Terms(
        "Penalty slips",
        "A box for the dealer for each hand a player misses.",
        which="Whose",
        nothing="everybody on penalty",
        example="12.7, kim",
    ),
    Offer.RULING_LOG: Terms(
        "Ruling log",
        "Every ruling with its words, by day.",
        Sheet.RULING_LOG,
        which="With the words",
        nothing="all of them",
        example="kim, PEN-07, misdeal",
        kinds=("Show", ("Today", "All days")),
    ),
    Offer.PRIZES: Terms(
        "Prize list", "What each place gets, as large as the page holds.", Sheet.PRIZES
    ),
    Offer.PAYOUT_SLIPS: Terms(
        "Payout slips",
        "Place, amount and time, to be signed at the desk.",
        Sheet.PAYOUT_SLIPS,
        which="Whose",
        nothing="everybody who has not got his prize",
        example="kim, 3.5",
    ),
    Offer.DEAL: Terms(
        "Deal sheet",
        "Who gets what, for all who are left to sign.",
        Sheet.DEAL,
    ),
    Offer.RECEIPTS: Terms(
        "Receipts",
        "What a player paid or got back, to be handed over.",
        which="Which, or whose",
        nothing="the last ones",
        example="117, 120-124, kim",
    ),
    Offer.CASH_UP: Terms(
        "Cash-up",
        "What is in the till, by cashier and means, to be counted.",
        Sheet.CASH_UP,
    ),
    Offer.JOURNAL: Terms(
        "Journal",
        "Everything that was done, to the second.",
        which="With the words",
        nothing="all of it",
        example="kim, 12.5, table 7, 19:30",
        kinds=("Show", ("Today", "All days")),
    ),
}
"""All offers in the order of the catalogue."""
