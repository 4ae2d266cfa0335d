"""What a director has set once for this computer: colours, paper, the board's screen."""

from __future__ import annotations

import json
import os
import re
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from tdtool.board_plan import BoardPlan, plan_read
from tdtool.paths import config_dir

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

_LETTER_COUNTRIES = frozenset(
    ("BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE")
)
_COLOUR = re.compile("#[0-9a-f]{6}")
_MOST_BOARDS = 50
FONT_PERCENT = range(75, 201)
"""How far text can be made smaller or larger, in percent of the usual size."""


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
    the program's own; `logo` a picture's name in the folder of data; `printer` the name the
    system gives it; `folder` is where a file was last opened or saved; `floor` the name of who
    decides here; `window` and `small_clock` are the size and place of these windows as Qt
    writes it, in base64.
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
    logo: str | None = None
    printer: str | None = None
    folder: str | None = None
    floor: str | None = None
    window: str | None = None
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
    for field in fields(Settings):
        if field.name in read:
            try:
                values[field.name] = _value(field.name, read[field.name])
            except (TypeError, ValueError):
                odd.append(field.name)
    problem = None
    if odd:
        names = " and ".join(odd)
        problem = f"In {path} the setting {names} makes no sense; the usual one is used."
    return Loaded(Settings(**values), problem)


def _value(name: str, read: object) -> object:
    match name:
        case "colour_scheme":
            return ColourScheme(str(read))
        case "paper":
            return PaperSize(str(read))
        case "number_style":
            return NumberStyle(str(read))
        case "boards" | "board_colours" | "board_accent":
            return _of_board(name, read)
        case "font_percent":
            if type(read) is int and read in FONT_PERCENT:
                return read
        case "sound":
            if isinstance(read, bool):
                return read
        case _:
            if read is None or isinstance(read, str):
                return read
    raise ValueError(name)


def _of_board(name: str, read: object) -> object:
    if name == "board_colours":
        return BoardColours(str(read))
    if name == "board_accent" and (read is None or _COLOUR.fullmatch(str(read))):
        return read
    if name == "boards" and isinstance(read, list) and len(read) <= _MOST_BOARDS:
        return tuple(plan_read(one) for one in read)
    raise ValueError(name)
