"""What the words on a sheet say: breaks, colour-ups, ends of registration, ante rules."""

from __future__ import annotations

import re
from typing import NamedTuple

from tdtool.rules.figures import FigureError, ascii_figure, parse_chips
from tdtool.rules.stakes import AnteOrder, AnteStep, Betting
from tdtool.tournament.structure import Rotation, RotationKind

_REGISTRATION_ENDS = re.compile(
    r"\b(?:end of (?:late )?(?:registration|reg\b|entry)"
    r"|(?:late )?(?:registration|reg\.?|entry|entries) (?:period )?"
    r"(?:ends?|closes?|closed|is closed)"
    r"|(?:last (?:late )?entry)|close of (?:late )?(?:registration|entry)"
    r"|anmeldeschluss|anmeldung (?:endet|schlie(?:ß|ss)t))\b(?!\s*(?:at|in|after)?\s*\d)",
    re.IGNORECASE,
)
_REBUYS_END = re.compile(
    r"\b(?:re-?buys? (?:period )?(?:ends?|closes?|closed|over)|end of (?:the )?re-?buys?)\b",
    re.IGNORECASE,
)
_ADD_ON = re.compile(r"\badd-?ons?\b", re.IGNORECASE)
_LAMMERS_DUE = re.compile(r"\blammers? (?:are )?due\b", re.IGNORECASE)
_DAY_ENDS = re.compile(
    r"\b(?:end of (?:day|flight)\b|day \w{1,3} ends?\b|ende (?:von )?tag\b|bagging\b)",
    re.IGNORECASE,
)

_BREAK = re.compile(
    r"\b(?:break|pause|lunch|dinner|supper|mittagspause|abendessen|intermission|intervallo"
    r"|descanso|receso|pausa|rast|tauko|przerwa)\b",
    re.IGNORECASE,
)
_RESUME = re.compile(
    r"\b(?:until|till|resumes?(?: at)?|restart(?:s)?(?: at)?|back at|bis)\s+"
    r"(\d{1,2})[:.](\d\d)\s*([ap])?\.?m?\b",
    re.IGNORECASE,
)

_CHIP = r"\d{1,15}(?:[,.']\d{3})*(?:\s?[kKmM]\b)?"
_CHIP_LIST = rf"T?(?P<chips>{_CHIP}s?(?:(?:\s*(?:,|&|\+|/|and|und)\s*)+T?{_CHIP}s?)*)"
_COLOUR_UPS = (
    re.compile(
        r"\b(?:remove|removing|race(?: off)?|colou?r(?:ing)?[- ]?up|chip[- ]?up|chip race"
        r"|racing off|take off|take out)(?: of)?(?: all)?(?: the)?:?\s+(?:chips?:?\s+)?"
        rf"{_CHIP_LIST}",
        re.IGNORECASE,
    ),
    re.compile(rf"(?:^|[^\d/]){_CHIP_LIST}\s*(?:=>|->|\u2192|\u21d2)\s*T?{_CHIP}", re.IGNORECASE),
    re.compile(
        rf"(?:^|\s){_CHIP_LIST}\s*(?:chips? )?(?:are |is )?"
        r"(?:removed|coloured up|colored up|raced off|off\b|out\b)",
        re.IGNORECASE,
    ),
    re.compile(rf"\bchips? removed:?\s+{_CHIP_LIST}", re.IGNORECASE),
)
_BLANK_IN_FIGURE = re.compile(r"(?<=\d)[ \u00a0\u2009\u202f](?=\d{3}(?!\d))")
_AFTER_CHIPS = re.compile(rf"s?\s*(?:chips?\b)?(?:\s*\b(?:in)?to\s+T?{_CHIP}s?\b)?", re.IGNORECASE)
_UNNAMED = re.compile(
    r"\b(?:colou?r[- ]?up|chip[- ]?up|chip[- ]?race|race[- ]?off|chip removal|remove chips)\b",
    re.IGNORECASE,
)

_NUMBER_WORDS = {
    word: number
    for number, word in enumerate(
        ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"), start=2
    )
}
_ANTE_FIRST = re.compile(
    r"\bante(?:\s+is)?(?:\s+(?:posted|paid))?\s+(?:first|before the)\b", re.IGNORECASE
)
_BLIND_FIRST = re.compile(
    r"\bblind(?:\s+is)?(?:\s+(?:posted|paid))?\s+(?:first|before the ante)\b", re.IGNORECASE
)
_FALLS_TO_SMALL_BLIND = re.compile(
    r"\b(\w{1,12})[- ]handed the ante (?:drops|falls|goes down|is reduced) to the small blind\b",
    re.IGNORECASE,
)
_NONE_HEADS_UP = re.compile(r"\b(?:none|no ante) heads[- ]?up\b", re.IGNORECASE)
_ROTATES = re.compile(
    r"\b(?:every|each|one|an|per)\s+(?:(\d{1,4})\s+)?(hands?|orbits?|rounds?|levels?)\b",
    re.IGNORECASE,
)
_CHOSEN = re.compile(r"\b(?:chosen|chooses?|choice)\b", re.IGNORECASE)
_ROTATION_UNITS = {
    "hand": RotationKind.HANDS,
    "orbit": RotationKind.ORBITS,
    "round": RotationKind.ORBITS,
    "level": RotationKind.LEVELS,
}

_BETTING_WORDS = {
    Betting.NO_LIMIT: re.compile(r"\bno[- ]limit\b|\bNL\b|\bNLHE?\b", re.IGNORECASE),
    Betting.POT_LIMIT: re.compile(r"\bpot[- ]limit\b|\bPL\b|\bPLO\d?\b", re.IGNORECASE),
    Betting.SPREAD_LIMIT: re.compile(r"\bspread[- ]limit\b", re.IGNORECASE),
    Betting.FIXED_LIMIT: re.compile(
        r"(?<!no )(?<!no-)(?<!pot )(?<!pot-)(?<!spread )\blimit\b", re.IGNORECASE
    ),
}
BETTING_NAMES = {
    Betting.NO_LIMIT: "no limit",
    Betting.POT_LIMIT: "pot limit",
    Betting.FIXED_LIMIT: "limit",
    Betting.SPREAD_LIMIT: "spread limit",
}


class Flags(NamedTuple):
    """What a remark says that happens when its row ends."""

    registration_ends: bool
    rebuys_end: bool
    add_on: bool
    lammers_due: bool
    day_ends: bool


class AnteRule(NamedTuple):
    """What a sheet says about antes beside their amounts."""

    order: AnteOrder | None = None
    small_blind_at: int | None = None
    """At this many players or fewer the ante is the small blind."""
    none_heads_up: bool = False

    def steps(self, small_blind: int | None) -> tuple[AnteStep, ...]:
        """Give the steps of a level's ante, in chips, for its small blind."""
        steps: list[AnteStep] = []
        if self.small_blind_at is not None and small_blind is not None:
            steps.append(AnteStep(self.small_blind_at, small_blind))
        if self.none_heads_up:
            steps.append(AnteStep(2, 0))
        return tuple(steps)


def flags(text: str) -> Flags:
    """Tell what a remark says about registration, rebuys, add-on, lammers and the day."""
    return Flags(
        registration_ends=_REGISTRATION_ENDS.search(text) is not None,
        rebuys_end=_REBUYS_END.search(text) is not None,
        add_on=_ADD_ON.search(text) is not None,
        lammers_due=_LAMMERS_DUE.search(text) is not None,
        day_ends=_DAY_ENDS.search(text) is not None,
    )


def names_break(text: str) -> bool:
    """Tell whether a text speaks of a break."""
    return _BREAK.search(text) is not None


def resume_time(text: str) -> str | None:
    """Give the clock time "HH:MM" at which a break ends, where the text says one."""
    match = _RESUME.search(text)
    if not match:
        return None
    return clock_time(match[1], match[2], match[3])


def clock_time(hours: str, minutes: str, half: str | None) -> str | None:
    """Give "HH:MM" for hours, minutes and "a" or "p"; None where there is no such time."""
    hour, minute = int(hours), int(minutes)
    if half:
        hour = hour % 12 + (12 if half.lower() == "p" else 0)
    return f"{hour:02}:{minute:02}" if hour < 24 and minute < 60 else None  # noqa: PLR2004


def colour_up(text: str) -> tuple[int, ...]:
    """Give the denominations that a remark takes out of play, in the order it names them."""
    return without_colour_up(text)[1]


def without_colour_up(text: str) -> tuple[str, tuple[int, ...]]:
    """Give a remark without its colour-up, and the denominations that leave play."""
    line = _BLANK_IN_FIGURE.sub("", text)
    for pattern in _COLOUR_UPS:
        match = pattern.search(line)
        if match:
            tail = _AFTER_CHIPS.match(line, match.end())
            end = tail.end() if tail else match.end()
            return f"{line[: match.start()]} {line[end:]}", _chips(match["chips"])
    return text, ()


def _chips(text: str) -> tuple[int, ...]:
    """Read a list of denominations like "25s, 100s and 500s"."""
    found: list[int] = []
    for piece in re.findall(rf"{_CHIP}", re.sub(r"(?<=\d)s\b|,(?=\s)", " ", ascii_figure(text))):
        try:
            chip = parse_chips(piece)
        except FigureError:
            # "1.500K" and the like: the words stay in the note, no chip is guessed.
            return ()
        if chip and chip not in found:
            found.append(chip)
    return tuple(found)


def mentions_colour_up(text: str) -> bool:
    """Tell whether a text speaks of a colour-up at all."""
    return _UNNAMED.search(text) is not None


def ante_rule(text: str) -> AnteRule:
    """Read a sentence about antes: what a short stack pays first, how the ante falls."""
    order: AnteOrder | None = None
    if _ANTE_FIRST.search(text):
        order = AnteOrder.ANTE_FIRST
    elif _BLIND_FIRST.search(text):
        order = AnteOrder.BLIND_FIRST
    match = _FALLS_TO_SMALL_BLIND.search(text)
    players = _players(match[1]) if match else None
    return AnteRule(order, players, _NONE_HEADS_UP.search(text) is not None)


def _players(word: str) -> int | None:
    """Read a number of players given as a word or in digits."""
    return int(word) if word.isascii() and word.isdecimal() else _NUMBER_WORDS.get(word.lower())


def rotation(text: str) -> Rotation | None:
    """Read how the game changes: "every 8 hands", "one orbit", "each level"."""
    match = _ROTATES.search(text)
    if not match:
        return None
    count = int(match[1] or 1)
    if _CHOSEN.search(text):
        return Rotation(RotationKind.CHOICE, count)
    return Rotation(_ROTATION_UNITS[match[2].lower().rstrip("s")], count)


def betting(text: str) -> Betting | None:
    """Read the one kind of betting a text names; None for none or several."""
    found = [kind for kind, pattern in _BETTING_WORDS.items() if pattern.search(text)]
    return found[0] if len(found) == 1 else None
