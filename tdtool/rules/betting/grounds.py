"""On what an answer about betting rests: the point of law, and where each book has it."""

from __future__ import annotations

from enum import StrEnum

from tdtool.rules.books import HOME_SHEET, NO_BOOK, Book, Citation


class Ground(StrEnum):
    """A point of law that an answer rests on."""

    MINIMUM_RAISE = "minimum_raise"
    OVER_SHORT_ALL_IN = "over_short_all_in"
    """The next raise adds the last full one to a short all-in; nobody completes it."""
    SHORT_BIG_BLIND = "short_big_blind"
    REOPENING = "reopening"
    SEVERAL_SHORT = "several_short"
    HALF_IN_NO_LIMIT = "half_in_no_limit"
    """Half a bet reopens in no-limit and pot-limit too; only the home sheet says so."""
    HALF_IN_LIMIT = "half_in_limit"
    POT_LIMIT = "pot_limit"
    DEAD_BLIND_COUNTS = "dead_blind_counts"
    SMALL_BLIND_AS_BIG = "small_blind_as_big"
    ODD_POT = "odd_pot"
    COMPLETION = "completion"
    CAP = "cap"
    CAP_LIFTED = "cap_lifted"
    SPREAD = "spread"
    ONE_CHIP = "one_chip"
    SEVERAL_CHIPS = "several_chips"
    LAST_CHIPS = "last_chips"
    PRIOR_CHIPS = "prior_chips"
    UNDER_RAISE = "under_raise"
    AMOUNT_SAID = "amount_said"
    RAISE_SAID = "raise_said"
    POT_SAID = "pot_said"
    UNDER_CALL = "under_call"
    UNCLEAR_BET = "unclear_bet"
    ACCEPTED_ACTION = "accepted_action"
    WRONG_BET = "wrong_bet"
    WRONG_POT = "wrong_pot"
    OUT_OF_TURN = "out_of_turn"
    SKIPPED = "skipped"
    SUBSTANTIAL = "substantial"
    SIDE_POTS = "side_pots"
    UNCALLED = "uncalled"
    ODD_CHIP = "odd_chip"
    CHIP_RACE = "chip_race"
    BRING_IN = "bring_in"
    STRADDLE = "straddle"
    MISSED_BLINDS = "missed_blinds"


def cited(ground: Ground, book: Book) -> Citation:
    """Say where a book has a point; another book that has it where this one is silent.

    NO_BOOK where none has it.
    """
    places = PLACES.get(ground, {})
    number = places.get(book)
    if number is not None:
        return Citation(book, number)
    for other, there in places.items():
        return Citation(other, there)
    return HOME_SHEET if ground is Ground.HALF_IN_NO_LIMIT else NO_BOOK


TDA24, WSOP26, RROP11, WLA26 = Book.TDA24, Book.WSOP26, Book.RROP11, Book.WLA26
PLACES: dict[Ground, dict[Book, str]] = {
    Ground.MINIMUM_RAISE: {TDA24: "43-A", WSOP26: "96", RROP11: "NL 3"},
    Ground.OVER_SHORT_ALL_IN: {TDA24: "43", WSOP26: "96", RROP11: "NL 4"},
    Ground.SHORT_BIG_BLIND: {WLA26: "154", RROP11: "s4 1"},
    Ground.REOPENING: {TDA24: "47-A", WSOP26: "96", RROP11: "NL 3"},
    Ground.SEVERAL_SHORT: {TDA24: "47-A", WSOP26: "96a", RROP11: "NL 5"},
    Ground.HALF_IN_LIMIT: {TDA24: "47-B", WLA26: "133", RROP11: "B&R 6"},
    Ground.POT_LIMIT: {TDA24: "54", WSOP26: "VIII", RROP11: "PL"},
    Ground.DEAD_BLIND_COUNTS: {TDA24: "54-B"},
    Ground.SMALL_BLIND_AS_BIG: {RROP11: "PL 5"},
    Ground.ODD_POT: {RROP11: "PL 4"},
    Ground.COMPLETION: {WSOP26: "IX", WLA26: "130"},
    Ground.CAP: {TDA24: "48", WSOP26: "100b", RROP11: "B&R 3"},
    Ground.CAP_LIFTED: {TDA24: "48", WSOP26: "100b", RROP11: "B&R 4", WLA26: "131"},
    Ground.ONE_CHIP: {TDA24: "44", WSOP26: "97"},
    Ground.SEVERAL_CHIPS: {TDA24: "45", WSOP26: "92"},
    Ground.LAST_CHIPS: {TDA24: "45-B"},
    Ground.PRIOR_CHIPS: {TDA24: "46", WSOP26: "98"},
    Ground.UNDER_RAISE: {TDA24: "43-A", WSOP26: "95", RROP11: "NL 10"},
    Ground.AMOUNT_SAID: {TDA24: "40-C"},
    Ground.RAISE_SAID: {TDA24: "43-B", RROP11: "NL 10"},
    Ground.POT_SAID: {TDA24: "54-D", WSOP26: "102"},
    Ground.UNDER_CALL: {TDA24: "51", WSOP26: "93f"},
    Ground.UNCLEAR_BET: {TDA24: "57", WSOP26: "60"},
    Ground.ACCEPTED_ACTION: {TDA24: "49", WSOP26: "104"},
    Ground.WRONG_BET: {TDA24: "52-A", WSOP26: "90e"},
    Ground.WRONG_POT: {TDA24: "52-B", WSOP26: "90e", RROP11: "PL 1"},
    Ground.OUT_OF_TURN: {TDA24: "53-A", WSOP26: "90d"},
    Ground.SKIPPED: {TDA24: "53-B", WSOP26: "90d", WLA26: "137"},
    Ground.SUBSTANTIAL: {TDA24: "36", WSOP26: "88c", RROP11: "misdeals 1"},
    Ground.SIDE_POTS: {TDA24: "21", WLA26: "153"},
    Ground.UNCALLED: {TDA24: "15-B"},
    Ground.ODD_CHIP: {TDA24: "20", WSOP26: "73", WLA26: "153"},
    Ground.CHIP_RACE: {TDA24: "24", WSOP26: "77", RROP11: "s15"},
    Ground.BRING_IN: {TDA24: "RP-10", WSOP26: "IX"},
    Ground.STRADDLE: {WLA26: "165"},
    Ground.MISSED_BLINDS: {WLA26: "160"},
}
