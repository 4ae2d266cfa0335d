"""What a director has set once for this computer: colours, paper, the board's screen."""

from __future__ import annotations

import json
import os
import re
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from tdtool.board_plan import BoardPlan, plan_read
from tdtool.paths import config_dir

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

_LETTER_COUNTRIES = frozenset(
    ("BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE")
)
_COLOUR = re.compile("#[0-9a-f]{6}")
_MOST_BOARDS = 50
FONT_PERCENT = range(75, 201)
"""How far text can be made smaller or larger, in percent of the usual size."""
PORTS = range(1, 65_536)
PLAYERS_PAGE_PORT = 8047
"""The port of the players' page where no other is set; no well-known program has it."""
VOLUME = range(101)
"""How loud sounds are, in percent."""
WARNING = range(5, 3_601)
"""Seconds left at which a warning may come."""
MOST_WARNINGS = 6


class ColourScheme(StrEnum):
    """Light, dark, or whatever the computer uses."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class PaperSize(StrEnum):
    """The paper in the printer."""

    A4 = "a4"
    LETTER = "letter"


class BoardColours(StrEnum):
    """The ground of the board."""

    NIGHT = "night"
    BLACK = "black"
    """For projectors and screens that make real black."""
    DAY = "day"
    """For rooms full of daylight."""


class NumberStyle(StrEnum):
    """How thousands are set apart."""

    SYSTEM = "system"
    """As the computer does."""
    COMMA = "comma"
    POINT = "point"
    BLANK = "blank"
    APOSTROPHE = "apostrophe"


class KeySet(StrEnum):
    """Whose keys the program has, before the director binds his own."""

    OURS = "ours"
    TOURNAMENT_DIRECTOR = "tournament_director"


OwnKeys = tuple[tuple[str, tuple[str, ...]], ...]
"""Keys that the director bound himself: the name of an act, and its keys as Qt writes them."""


def usual_paper(environment: Mapping[str, str]) -> PaperSize:
    """Return the paper usual in the country that the environment names (CLDR), else A4."""
    for name in ("LC_ALL", "LC_PAPER", "LANG"):
        if value := environment.get(name):
            country = value.partition(".")[0].partition("@")[0].partition("_")[2]
            return PaperSize.LETTER if country in _LETTER_COUNTRIES else PaperSize.A4
    return PaperSize.A4


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of this computer; every field has a value that works.

    `font_percent` is the size of all text in percent of the usual one; `tournament` the id of
    the tournament shown last; `boards` say what each screen of the players shows, the first one
    being that which was chosen last; `board_accent` is the house's colour as "#1a2b3c", None for
    the program's own; `printer` the name the system gives it; `folder` is where a file was last
    opened or saved; `floor` the name of who decides here, `house` the card room's, which sheets
    begin with; `window` and `small_clock` are the size and place of these windows as Qt writes
    it, in base64. `keys` are those bound by hand over the `key_set`; `locked` says that the desk
    is locked, `pin` is what unlocks it as `lock.pin` keeps it (None: the key that locked it
    does); `touch` makes targets large. `players_page` is on for phones at an address of this
    computer (None: the first there is) and a port; `players_page_names`: whole names are shown
    there. `sound` is off while all sounds are muted; `volume` is in percent; `voice` has
    sentences spoken; `warnings` are the seconds left at which a level's end is announced;
    `silent` names cues that are not played; `own_sounds` holds cue -> the name of the director's
    own file. `calls_on_board` shows players on the clock on the board too.
    """

    colour_scheme: ColourScheme = ColourScheme.SYSTEM
    paper: PaperSize = PaperSize.A4
    font_percent: int = 100
    number_style: NumberStyle = NumberStyle.SYSTEM
    sound: bool = True
    tournament: str | None = None
    boards: tuple[BoardPlan, ...] = ()
    board_colours: BoardColours = BoardColours.NIGHT
    board_accent: str | None = None
    printer: str | None = None
    folder: str | None = None
    floor: str | None = None
    house: str | None = None
    window: str | None = None
    key_set: KeySet = KeySet.OURS
    keys: OwnKeys = ()
    locked: bool = False
    pin: str | None = None
    touch: bool = False
    players_page: bool = False
    players_page_address: str | None = None
    players_page_port: int = PLAYERS_PAGE_PORT
    players_page_names: bool = False
    volume: int = 80
    voice: bool = False
    warnings: tuple[int, ...] = (120, 30)
    silent: tuple[str, ...] = ()
    own_sounds: Mapping[str, str] = field(default_factory=dict)
    calls_on_board: bool = False
    small_clock: str | None = None


class Loaded(NamedTuple):
    """Settings as read, and a sentence about what could not be read, if anything."""

    settings: Settings
    problem: str | None


def settings_path() -> Path:
    """Return the file of settings in the user's configuration folder."""
    return config_dir() / "settings.json"


def load_settings(path: Path, environment: Mapping[str, str] = os.environ) -> Loaded:
    """Read the settings; what is missing or broken gets its usual value and a sentence.

    Values that this version does not know are left out. The file is never changed.
    """
    usual = Settings(paper=usual_paper(environment))
    try:
        read = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Loaded(usual, None)
    except OSError as error:
        return Loaded(usual, f"The settings in {path} cannot be read: {error.strerror}.")
    except (ValueError, RecursionError):
        return Loaded(usual, f"The settings in {path} are damaged; the usual ones are used.")
    if not isinstance(read, dict):
        return Loaded(usual, f"The settings in {path} are damaged; the usual ones are used.")
    return _checked(usual, read, path)


def save_settings(settings: Settings, path: Path) -> None:
    """Write the settings so that a power cut leaves the old file or the new one, whole.

    Raises OSError where the folder cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with beside.open("w", encoding="utf-8") as file:
            json.dump(asdict(settings), file, ensure_ascii=True, indent=2)
            file.write("\n")
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        raise


def _checked(usual: Settings, read: dict[str, object], path: Path) -> Loaded:
    values = {field.name: getattr(usual, field.name) for field in fields(Settings)}
    odd = []
    for one in fields(Settings):
        if one.name in read:
            try:
                values[one.name] = _value(one.name, read[one.name])
            except (TypeError, ValueError):
                odd.append(one.name)
    problem = None
    if odd:
        names = " and ".join(odd)
        problem = f"In {path} the setting {names} makes no sense; the usual one is used."
    return Loaded(Settings(**values), problem)


def _value(name: str, read: object) -> object:
    """Give a setting as it was read; raises ValueError where it makes no sense."""
    take = _TAKES.get(name)
    if take is not None:
        return take(read)
    if read is None or isinstance(read, str):
        return read
    raise ValueError(name)


def _in(numbers: range) -> Callable[[object], int]:
    def take(read: object) -> int:
        if type(read) is int and read in numbers:
            return read
        raise ValueError(read)

    return take


def _switch(read: object) -> bool:
    if isinstance(read, bool):
        return read
    raise ValueError(read)


def _texts(read: object) -> tuple[str, ...]:
    if isinstance(read, list):
        return tuple(str(one) for one in read)
    raise ValueError(read)


def _named(read: object) -> dict[str, str]:
    if isinstance(read, dict):
        return {str(name): str(text) for name, text in read.items()}
    raise ValueError(read)


def _warnings(read: object) -> tuple[int, ...]:
    if isinstance(read, list) and len(read) <= MOST_WARNINGS:
        return tuple(sorted({_in(WARNING)(one) for one in read}, reverse=True))
    raise ValueError(read)


def _boards(read: object) -> tuple[BoardPlan, ...]:
    if isinstance(read, list) and len(read) <= _MOST_BOARDS:
        return tuple(plan_read(one) for one in read)
    raise ValueError(read)


def _accent(read: object) -> str | None:
    if read is None or _COLOUR.fullmatch(str(read)):
        return None if read is None else str(read)
    raise ValueError(read)


def _own_keys(read: object) -> OwnKeys:
    """Read the keys bound by hand: lists of a name and its keys."""
    if not isinstance(read, list):
        raise ValueError("keys")  # noqa: TRY004 - what makes no sense is a ValueError here
    found = []
    for one in read:
        match one:
            case [str(name), [*keys]] if all(isinstance(key, str) for key in keys):
                found.append((name, tuple(map(str, keys))))
            case _:
                raise ValueError("keys")
    return tuple(found)


_TAKES: dict[str, Callable[[object], object]] = {
    "colour_scheme": lambda read: ColourScheme(str(read)),
    "paper": lambda read: PaperSize(str(read)),
    "number_style": lambda read: NumberStyle(str(read)),
    "font_percent": _in(FONT_PERCENT),
    "key_set": lambda read: KeySet(str(read)),
    "keys": _own_keys,
    "locked": _switch,
    "touch": _switch,
    "sound": _switch,
    "voice": _switch,
    "calls_on_board": _switch,
    "players_page": _switch,
    "players_page_names": _switch,
    "players_page_port": _in(PORTS),
    "volume": _in(VOLUME),
    "warnings": _warnings,
    "silent": _texts,
    "own_sounds": _named,
    "boards": _boards,
    "board_colours": lambda read: BoardColours(str(read)),
    "board_accent": _accent,
}
"""How each setting that is no plain text is read."""
