"""The table of actions: every act with its words, icon, keys and what it does."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence

from tdtool.ui.act_row import Row
from tdtool.ui.acts import Act, Where
from tdtool.ui.icons import Icon
from tdtool.ui.part_acts import PART_ACTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

ROWS: tuple[Row, ...] = (
    Row(Act.FLOOR, "Floor", Icon.FLOOR, ("Ctrl+1",), "All tables, and the one in hand."),
    Row(
        Act.ENTRIES,
        "Entries",
        Icon.PEOPLE,
        ("Ctrl+2",),
        "Everybody who is or was in: register, re-enter, seat, take back.",
    ),
    Row(
        Act.LEVELS,
        "Levels",
        Icon.LEVELS,
        ("Ctrl+3",),
        "The structure as a spreadsheet, and the clock set right.",
    ),
    Row(
        Act.PRIZES,
        "Prizes",
        Icon.TROPHY,
        ("Ctrl+4",),
        "What each place gets, who was paid, deals, and what the pool is made of.",
    ),
    Row(
        Act.RULINGS,
        "Rulings",
        Icon.SCALES,
        ("Ctrl+5",),
        "What the books say, worked out and written down.",
    ),
    Row(
        Act.PRINTING,
        "Print",
        Icon.PRINT,
        ("Ctrl+6",),
        "Every sheet there is, seen before it is printed or saved.",
    ),
    Row(
        Act.JOURNAL,
        "Journal",
        Icon.LIST,
        ("Ctrl+7",),
        "Everything that happened; undo and take back from here.",
    ),
    Row(
        Act.WHO_POSTS,
        "Who posts?",
        Icon.QUESTION,
        ("Ctrl+B",),
        "Of any table, also a strange one.",
    ),
    Row(Act.LINE, "The line", Icon.PROMPT, ("Ctrl+K",), "Type what you hear."),
    Row(Act.TO_DO, "To do", Icon.CHECK, ("Ctrl+T",), "Go to what waits for you, and back."),
    Row(Act.FIND, "Find", Icon.SEARCH, ("Ctrl+F",), "Find a table or a player."),
    Row(
        Act.CLOCK,
        "Start or pause the clock",
        Icon.PAUSE,
        ("Space", "Ctrl+Space"),
        "Its second key also in a field with text.",
    ),
    Row(Act.UNDO, "Undo", Icon.UNDO, ("Ctrl+Z",), "Take the last act back."),
    Row(Act.REDO, "Redo", Icon.REDO, ("Ctrl+Shift+Z", "Ctrl+Y"), "Do again what was taken back."),
    Row(Act.MENU, "Menu", Icon.MENU, ("F10",), "What is not on the page."),
    Row(
        Act.NEW_TOURNAMENT,
        "New tournament…",
        Icon.PLUS,
        ("Ctrl+Shift+N",),
        "From a structure.",
    ),
    Row(
        Act.SAMPLE,
        "Sample tournament",
        Icon.CARDS,
        (),
        "A club evening in its fifth level, to try things on.",
    ),
    Row(
        Act.BACKUP,
        "Back up…",
        Icon.SAVE,
        (),
        "Every tournament into another file; nothing stops meanwhile.",
    ),
    Row(
        Act.OPEN_TOURNAMENT,
        "Open tournament…",
        Icon.FOLDER,
        ("Ctrl+O",),
        "This one’s clock goes on.",
    ),
    Row(
        Act.NEXT_TOURNAMENT,
        "Next tournament",
        None,
        ("Ctrl+Tab",),
        "Of those that are open.",
    ),
    Row(
        Act.OPEN_FILE,
        "Open a file…",
        Icon.OPEN,
        ("Ctrl+Shift+O",),
        "A tournament, levels or players, also of other programs; seen before it is taken.",
    ),
    Row(
        Act.EXPORT_TOURNAMENT,
        "Export tournament…",
        Icon.FILE,
        ("Ctrl+Shift+E",),
        "This one whole, into a file that opens elsewhere.",
    ),
    Row(
        Act.EXPORT_LEVELS,
        "Export levels…",
        Icon.LEVELS,
        (),
        "As a table, a web page, a text, or as they are kept.",
    ),
    Row(
        Act.COPY_LEVELS,
        "Copy levels for a web page",
        Icon.COPY,
        ("Ctrl+Shift+W",),
        "All of them, as a table and as text.",
    ),
    Row(
        Act.REGISTER,
        "Register…",
        Icon.PLUS,
        ("Ctrl+N",),
        "Enter one player; after the start his seat is drawn at once.",
    ),
    Row(
        Act.BRING_IN_PLAYERS,
        "Bring in players…",
        Icon.PASTE,
        ("Ctrl+I",),
        "From a list: pasted or in a file.",
    ),
    Row(
        Act.WITHOUT_NAMES,
        "Run without names…",
        Icon.PLUS,
        (),
        "Entries and who is left are only counted; no player is entered.",
    ),
    Row(
        Act.EXPORT_RESULTS,
        "Export results…",
        Icon.SAVE,
        ("Ctrl+E",),
        "Places and prizes as CSV, a spreadsheet or an Open Tournament Summary.",
    ),
    Row(
        Act.TILL,
        "Till…",
        Icon.CASH,
        ("Ctrl+Shift+M",),
        "What is in it, by cashier and means; who sits at it; the cash-up.",
    ),
    Row(
        Act.SALE_TERMS,
        "Rebuys and registration…",
        Icon.SLIDERS,
        (),
        "What is sold beside entries and when, and until when anybody may enter.",
    ),
    Row(
        Act.EXPORT_RULINGS,
        "Export ruling log…",
        Icon.SCALES,
        (),
        "Every ruling as CSV.",
    ),
    Row(
        Act.DRAW_SEATS,
        "Draw seats…",
        Icon.DRAW,
        ("Ctrl+D",),
        "For everybody without one.",
    ),
    Row(
        Act.BAG_AND_TAG,
        "Bag and tag…",
        Icon.LOCK,
        ("Ctrl+Shift+B",),
        "At the end of a day: every stack with its two counts, and what is missing.",
    ),
    Row(
        Act.BRING_TOGETHER,
        "Bring flights together…",
        Icon.MOVE,
        ("Ctrl+Shift+F",),
        "Whose bag goes forward, totals before and after; then the next day stands.",
    ),
    Row(
        Act.PRINT,
        "Print now…",
        Icon.PRINT,
        ("Ctrl+P",),
        "Level sheet and posting card, without leaving the page.",
    ),
    Row(
        Act.SYSTEM_COLOURS,
        "Colours of the computer",
        Icon.CONTRAST,
        (),
        "Dark or light as the computer is set.",
        checkable=True,
    ),
    Row(
        Act.DARK_COLOURS,
        "Dark",
        Icon.MOON,
        (),
        "For a dim room.",
        checkable=True,
    ),
    Row(
        Act.LIGHT_COLOURS,
        "Light",
        Icon.SUN,
        (),
        "For daylight and projectors.",
        checkable=True,
    ),
    Row(Act.LARGER, "Larger text", Icon.TEXT_SIZE, ("Ctrl++", "Ctrl+="), "Make everything larger."),
    Row(Act.SMALLER, "Smaller text", None, ("Ctrl+-",), "Make everything smaller."),
    Row(Act.USUAL_SIZE, "Usual size", None, ("Ctrl+0",), "Back to the usual size."),
    Row(
        Act.BOARD,
        "Board",
        Icon.BOARD,
        ("F11",),
        "Show the clock to the players on the second screen, or put it away.",
    ),
    Row(
        Act.BOARD_MESSAGE,
        "Message on the board…",
        Icon.NOTE,
        ("Ctrl+M",),
        "Typed in the line: what the players shall read.",
    ),
    Row(
        Act.BOARD_SCREEN,
        "Board on the next screen",
        None,
        ("Shift+F11",),
        "Where there are several screens.",
    ),
    Row(
        Act.PLAYERS_PAGE,
        "Players’ page…",
        Icon.PHONE,
        ("Ctrl+Shift+P",),
        "Clock, levels, prizes and seats on the players’ own phones.",
    ),
    Row(
        Act.SAY_ALOUD,
        "Say aloud…",
        Icon.MICROPHONE,
        ("F9",),
        "What to say at the microphone now, and what was announced.",
    ),
    Row(
        Act.SAY_COPY,
        "Copy what to say",
        Icon.COPY,
        ("Shift+F9",),
        "The newest announcement.",
    ),
    Row(
        Act.MUTE,
        "Mute",
        Icon.MUTE,
        ("Ctrl+F9",),
        "All sounds and the voice, and on again.",
        checkable=True,
    ),
    Row(
        Act.BOARD_LAYOUT,
        "Next layout on the board",
        None,
        ("Ctrl+Shift+F11",),
        "Clock, prizes, seats or the final table stays; then they take turns again.",
    ),
    Row(
        Act.BOARD_OPTIONS,
        "Board options…",
        Icon.SLIDERS,
        ("Alt+F11",),
        "What each screen shows and for how long, colours, with a preview.",
    ),
    Row(
        Act.SMALL_CLOCK,
        "Small clock",
        Icon.CLOCK,
        ("F12",),
        "A window that stays over other programs; again: away.",
    ),
    Row(Act.FULL_SCREEN, "Whole screen", None, ("Ctrl+F11",), "Fill the screen, and back."),
    Row(
        Act.SETTINGS,
        "Settings…",
        Icon.SLIDERS,
        ("Ctrl+,",),
        "House rules of this tournament; colours, paper and printer of this computer.",
    ),
    Row(Act.HELP, "Help…", Icon.BOOK, ("F1",), "What is on the page, and everything else."),
    Row(Act.KEYS, "Keys…", Icon.KEYBOARD, ("Shift+F1",), "All keys on one page."),
    Row(Act.ABOUT, "About tdtool…", Icon.INFO, (), "Version, and where the data lies."),
    Row(
        Act.DESK_LOCK,
        "Lock the desk",
        Icon.LOCK,
        ("Ctrl+Shift+L",),
        "No key and no click changes anything until it is unlocked; the clock goes on.",
    ),
    Row(Act.QUIT, "Quit", None, ("Ctrl+Q",), "Everything is saved already."),
    *PART_ACTS,
)
"""Every act of the program with its usual keys, in the order of the page of keys."""

_USUAL = {row.act: row for row in ROWS}
_bound = dict(_USUAL)
_APART = (
    {Act.PENALTY_LIFT, Act.TODO_LEAVE},
    {Act.CALL_ACTED, Act.TODO_ANOTHER},
    {Act.CALL_OFF, Act.TODO_WITHDRAW},
)
"""Two that are never offered by one row of To do, and may have one key."""


def row(act: Act) -> Row:
    """Find an act's row, with the keys that are bound to it now."""
    return _bound[act]


def usual(act: Act) -> Row:
    """Find an act's row with its usual keys."""
    return _USUAL[act]


def rows() -> tuple[Row, ...]:
    """List every row with the keys that are bound now."""
    return tuple(_bound.values())


def bind(keys: Mapping[Act, tuple[str, ...]]) -> None:
    """Give acts these keys from now on, all others their usual ones; see `keys.bind`."""
    for act, one in _USUAL.items():
        _bound[act] = replace(one, keys=keys[act]) if act in keys else one


def shown_key(key: str) -> str:
    """Write a key as keyboards and the pictures do: "Return" is Enter."""
    return key.replace("Return", "Enter")


def ambiguous(rows: Iterable[Row]) -> list[tuple[Act, Act, str]]:
    """List the keys that two acts claim in the same place."""
    seen: dict[tuple[Where, str], Act] = {}
    found = []
    for one in rows:
        for key in (QKeySequence(key).toString() for key in one.keys):
            places = list(Where) if one.where is Where.WINDOW else [one.where]
            for place in places:
                other = seen.setdefault((place, key), one.act)
                if other is one.act or {other, one.act} in _APART:
                    continue
                if (other, one.act, key) not in found:
                    found.append((other, one.act, key))
    return found
