"""The table of actions: every act with its words, icon, keys and what it does."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence

from tdtool.ui.acts import Act, Where
from tdtool.ui.icons import Icon

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_ALWAYS = frozenset(("Return", "Esc", "Tab"))


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the table of actions.

    `keys` are the shortcuts as Qt writes them, the one that is shown first; `shortcut` is
    False where the part that has the focus reads the key itself (letters, Enter, Esc).
    """

    act: Act
    text: str
    icon: Icon | None
    keys: tuple[str, ...]
    tip: str
    where: Where = Where.WINDOW
    shortcut: bool = True
    checkable: bool = False

    @property
    def fixed(self) -> bool:
        """Tell whether its keys mean the same everywhere and stay: Enter, Esc, Tab, digits."""
        always = any(key in _ALWAYS for key in self.keys)
        return not self.shortcut and (always or self.act is Act.SEAT)

    @property
    def key(self) -> str:
        """Give the key that is shown beside the act, "" where it has none."""
        return self.keys[0] if self.keys else ""

    def sequences(self) -> list[QKeySequence]:
        """Give the shortcuts for Qt."""
        return [QKeySequence(key) for key in self.keys]


_READ_BY_PARTS = tuple(
    Row(act, text, icon, tuple(key.split()), tip, where, shortcut=False)
    for where, act, text, icon, key, tip in (
        (Where.TO_DO, Act.TICK, "Tick the move", Icon.CHECK, "Return", "He sits in his new seat."),
        (Where.TO_DO, Act.MOVER_OUT, "Out before he moved", Icon.OUT, "X", "In the last hand."),
        (Where.TO_DO, Act.PENALTY_BACK, "Back in seat", Icon.CHAIR, "B", "From his penalty."),
        (Where.TO_DO, Act.PENALTY_LIFT, "Lift the penalty…", Icon.CLOSE, "L", "With a reason."),
        (Where.TO_DO, Act.TODO_ANOTHER, "Another…", Icon.SWAP, "A", "Who could go instead."),
        (Where.TO_DO, Act.TODO_SLIP, "Slip…", Icon.PRINT, "P", "Of a move that is ordered."),
        (Where.TO_DO, Act.TODO_WITHDRAW, "Withdraw", Icon.UNDO, "W", "A move that is ordered."),
        (Where.TO_DO, Act.TODO_LEAVE, "Leave it", Icon.CLOSE, "L", "A suggestion, as it is."),
        (Where.TO_DO, Act.TODO_DROP, "It ran on", Icon.CLOCK, "Del", "While the desk was off."),
        (Where.TO_DO, Act.CALL_CHECKED, "He has checked", Icon.CHECK, "K", "Time is up."),
        (Where.TO_DO, Act.CALL_ACTED, "He acted in time", Icon.CHECK, "A", "The clock ends."),
        (Where.TO_DO, Act.CALL_OFF, "Take the clock off him", Icon.CLOSE, "W", "Nothing else."),
        (
            Where.PANEL,
            Act.DO_PANEL,
            "Do it",
            None,
            "Return",
            "In a text of many lines: Ctrl+Enter.",
        ),
        (Where.PANEL, Act.LEAVE, "Leave", None, "Esc", "Nothing is done."),
        (Where.LINE, Act.DO_LINE, "Do what is chosen", None, "Return", "Up and Down choose."),
        (Where.LINE, Act.COMPLETE, "Take its words", None, "Tab", "And type on."),
        (Where.FLOOR, Act.SEAT, "Choose a seat", Icon.CHAIR, "", "Its digit, then X for out."),
        (Where.FLOOR, Act.WHO_WENT_OUT, "Who went out…", Icon.OUT, "X", "Say who is out."),
        (Where.FLOOR, Act.NEXT_HAND, "Next hand", Icon.NEXT_HAND, "N", "The table plays on."),
        (Where.FLOOR, Act.LAST_HAND, "Last hand…", Icon.LAST_HAND, "L", "Say where it was."),
        (Where.FLOOR, Act.SET_BY_HAND, "Set by hand…", Icon.PENCIL, "H", "For a reason."),
        (Where.FLOOR, Act.PRINT_CARD, "Print card", Icon.PRINT, "P", "Who posts, on paper."),
        (Where.FLOOR, Act.MOVE, "Move…", Icon.MOVE, "M", "Send a player to another seat."),
        (Where.FLOOR, Act.RULES, "Rule", None, "R", "Other rules beside it."),
        (Where.FLOOR, Act.WHO_SITS_HERE, "Who sits here…", Icon.CHAIR, "S", "Or two in a seat."),
        (Where.FLOOR, Act.LOCK, "Lock", Icon.LOCK, "K", "Player, seat or table; again: open."),
        (Where.FLOOR, Act.PENALTY, "Penalty…", Icon.HOURGLASS, "Y", "Or a warning, in the line."),
        (Where.FLOOR, Act.CALL_CLOCK, "On the clock", Icon.CLOCK, "A", "A seat, or the table."),
        (Where.FLOOR, Act.DRAW_HERE, "Draw seats here", Icon.DRAW, "D", "For who waits."),
        (Where.FLOOR, Act.TABLE_HISTORY, "Lately here", Icon.CLOCK, "J", "The last acts."),
        (Where.FLOOR, Act.OPEN_TABLE, "Open a table…", Icon.PLUS, "O", "With its players."),
        (Where.FLOOR, Act.HEAD_COUNT, "Head count…", Icon.PEOPLE, "C", "Of all tables."),
        (Where.FLOOR, Act.CHIP_COUNT, "Chip count…", Icon.COLOUR_UP, "T", "A figure a seat."),
        (Where.FLOOR, Act.HAND_FOR_HAND, "Hand for hand…", Icon.CARDS, "F", "And last hands."),
        (Where.HAND_FOR_HAND, Act.H4H_BEGIN, "Begin hand for hand", None, "B", "The clock stops."),
        (Where.HAND_FOR_HAND, Act.H4H_ALL, "All have finished", Icon.CHECK, "A", "Ticks them."),
        (Where.HAND_FOR_HAND, Act.H4H_CLOSE, "Close the hand", None, "Ctrl+Return", "The next."),
        (Where.HAND_FOR_HAND, Act.H4H_END, "End hand for hand", None, "E", "The clock runs on."),
        (Where.HAND_FOR_HAND, Act.LAST_HANDS, "Call them", None, "L", "As the card says."),
        (Where.HAND_FOR_HAND, Act.LAST_HANDS_DRAW, "Draw a card", Icon.DRAW, "D", "And call."),
        (Where.FLOOR, Act.PLANS, "Who moves…", Icon.MOVE, "B", "Balance, break, redraw."),
        (Where.PLANS, Act.PLAN_DO, "Move", None, "Return", "Or break, or draw."),
        (Where.PLANS, Act.PLAN_ALL, "Do all", None, "Ctrl+Return", "The whole plan."),
        (Where.PLANS, Act.PLAN_ANOTHER, "Another…", Icon.SWAP, "A", "Who could go instead."),
        (Where.PLANS, Act.PLAN_SLIP, "Slips…", Icon.PRINT, "P", "On paper."),
        (Where.PLANS, Act.PLAN_LEAVE, "Leave it short", None, "L", "Until one more is out."),
        (Where.BAGS, Act.BAG_ONCE, "Dealer not yet", Icon.HOURGLASS, "N", "He counts later."),
        (Where.BAGS, Act.BAG_OPEN, "Open the bag", Icon.UNLOCK, "O", "As if not bagged."),
        (Where.BAGS, Act.BAG_SHEETS, "Sheets…", Icon.PRINT, "P", "A page a table."),
        (Where.FLIGHTS, Act.FLIGHTS_NONE, "None of his bags", Icon.CLOSE, "N", "All leave play."),
        (Where.FLIGHTS, Act.FLIGHTS_SAME, "One person", Icon.PERSON, "S", "Or two after all."),
        (Where.FLIGHTS, Act.FLIGHTS_ACCEPT, "Bring them together", None, "Ctrl+Return", "So."),
        (Where.HEAD_COUNT, Act.COUNT_REST, "The rest is right", None, "A", "As the desk has it."),
        (Where.HEAD_COUNT, Act.COUNT_TICK, "Tick who came", Icon.CHECK, "T", "On the way here."),
        (Where.HEAD_COUNT, Act.COUNT_WHO, "Who sits there…", Icon.CHAIR, "S", "One too many."),
        (Where.HEAD_COUNT, Act.COUNT_WRITE, "Write it down", None, "Ctrl+Return", "All of it."),
        (Where.CHIP_COUNT, Act.CHIPS_WRITE, "Write it down", None, "Ctrl+Return", "This table."),
        (Where.CHIP_COUNT, Act.CHIPS_NEXT, "Next table", None, "PgDown", "By its number."),
        (Where.CHIP_COUNT, Act.CHIPS_BEFORE, "Table before", None, "PgUp", "By its number."),
        (Where.CHIP_COUNT, Act.CHIPS_SHEET, "Sheets…", Icon.PRINT, "", "To write counts on."),
        (Where.ENTRIES, Act.ENTRY_CARDS, "Seat cards…", Icon.CARDS, "P", "Print them."),
        (Where.ENTRIES, Act.ENTRY_IN_SEAT, "In the seat", Icon.CHAIR, "I", "He has arrived."),
        (Where.ENTRIES, Act.ENTRY_MOVE, "Move…", Icon.MOVE, "M", "To a drawn seat or another."),
        (Where.ENTRIES, Act.ENTRY_OUT, "Out…", Icon.OUT, "X", "Say who is out."),
        (Where.ENTRIES, Act.ENTRY_RE_ENTER, "Re-entry…", Icon.REDO, "R", "In again, drawn anew."),
        (Where.ENTRIES, Act.ENTRY_SEAT, "Seat now…", Icon.PERSON, "S", "Draw or name his seat."),
        (Where.ENTRIES, Act.ENTRY_TAKE_BACK, "Take back…", Icon.UNDO, "T", "He was never out."),
        (Where.ENTRIES, Act.ENTRY_NO_SHOW, "No-show…", Icon.CLOCK, "N", "Blinded off."),
        (Where.ENTRIES, Act.ENTRY_PULL, "Pull the stack…", Icon.MINUS, "K", "It leaves play."),
        (Where.ENTRIES, Act.ENTRY_PAYS, "Pays his entry…", Icon.CASH, "Y", "What he owes."),
        (Where.ENTRIES, Act.ENTRY_REBUY, "Rebuy…", Icon.PLUS, "B", "Sold with a receipt."),
        (Where.ENTRIES, Act.ENTRY_ADD_ON, "Add-on…", Icon.PLUS, "A", "Sold with a receipt."),
        (Where.ENTRIES, Act.ENTRY_REFUND, "Refund…", Icon.UNDO, "F", "What he paid goes back."),
        (Where.ENTRIES, Act.ENTRY_VOID, "Void receipt…", Icon.CLOSE, "V", "Written wrongly."),
        (Where.ENTRIES, Act.ENTRY_RECEIPTS, "Receipts…", Icon.PRINT, "C", "Print them."),
        (Where.ENTRIES, Act.ENTRY_MERGE, "One person…", Icon.PEOPLE, "", "Two are the same."),
        (Where.ENTRIES, Act.ENTRY_ERASE, "Erase the name…", Icon.CLOSE, "", "For good."),
        (Where.ENTRIES, Act.ENTRY_COUNT, "Has chips…", Icon.COLOUR_UP, "H", "A figure each."),
        (Where.ENTRIES, Act.ENTRY_UNREGISTER, "Unregister…", Icon.REMOVE, "Del U", "Off the list."),
        (Where.ENTRIES, Act.COUNT_ENTERED, "One more entry", Icon.PLUS, "E", "Without names."),
        (Where.ENTRIES, Act.COUNT_MORE, "One more", Icon.PLUS, "+", "Without names."),
        (Where.ENTRIES, Act.COUNT_FEWER, "One fewer", Icon.MINUS, "-", "Without names."),
        (Where.LEVELS, Act.LEVEL_ADD, "Add a level below", Icon.PLUS, "Return", "It goes on."),
        (Where.LEVELS, Act.LEVEL_TYPE, "Edit the cell", Icon.PENCIL, "F2", "Or just type."),
        (Where.LEVELS, Act.LEVEL_EMPTY, "Empty it, or take it out", Icon.REMOVE, "Del", "A row."),
        (Where.LEVELS, Act.LEVEL_COPY, "Copy", Icon.COPY, "Ctrl+C", "For a spreadsheet."),
        (Where.LEVELS, Act.LEVEL_PASTE, "Paste", Icon.PASTE, "Ctrl+V", "Levels or figures."),
        (Where.LEVELS, Act.LEVEL_WARNING, "Next thing to look at", Icon.WARNING, "F8", "In turn."),
        (Where.LEVELS, Act.LEVEL_FIX, "Put it right", Icon.PENCIL, "Ctrl+Return", "Its first fix."),
        (Where.LEVELS, Act.LEVEL_PART, "Next part of the page", None, "F6", "Levels, clock, side."),
        (Where.LEVELS, Act.LEVEL_MORE_TIME, "A minute more", Icon.CLOCK, "Alt+Up", "This level."),
        (Where.LEVELS, Act.LEVEL_LESS_TIME, "A minute less", Icon.CLOCK, "Alt+Down", "This level."),
        (Where.LEVELS, Act.LEVEL_NEXT, "Next level…", Icon.CHEVRON_RIGHT, "Alt+Right", "Asks."),
        (Where.LEVELS, Act.LEVEL_PREVIOUS, "Level before…", Icon.CHEVRON_LEFT, "Alt+Left", "Asks."),
        (Where.PRIZES, Act.PRIZES_LOCK, "Lock or unlock", Icon.LOCK, "L", "Only to the pool."),
        (Where.PRIZES, Act.PRIZES_DEAL, "Go to the deal", Icon.PENCIL, "D", "ICM or by chips."),
        (Where.PRIZES, Act.PRIZE_WHO, "Who has these places", Icon.PEOPLE, "Return", "A list."),
        (Where.PRIZES, Act.PRIZE_PAY, "Pay", Icon.CASH, "P", "All that is due to him."),
        (Where.PRIZES, Act.PRIZE_TAKE_BACK, "Take a payment back", Icon.UNDO, "T", "The last one."),
        (Where.PRIZES, Act.PRIZE_SLIP, "Payout slip", Icon.PRINT, "S", "He signs it."),
        (
            Where.PRINTING,
            Act.PRINT_SHEET,
            "Print the sheet",
            Icon.PRINT,
            "Return",
            "As it is seen.",
        ),
        (Where.PRINTING, Act.SAVE_SHEET, "Save as PDF…", Icon.SAVE, "Ctrl+S", "The same pages."),
        (Where.PRINTING, Act.LARGER_PAGES, "Larger pages", Icon.PLUS, "+ =", "In the preview."),
        (Where.PRINTING, Act.SMALLER_PAGES, "Smaller pages", Icon.MINUS, "-", "In the preview."),
        (Where.RULINGS, Act.RULING_PART, "Next part of the page", None, "Ctrl+PgDown", "In turn."),
        (Where.RULINGS, Act.RULING_PART_BEFORE, "Part before", None, "Ctrl+PgUp", "In turn."),
        (Where.RULINGS, Act.RULING_RECORD, "Record ruling", None, "Ctrl+Return", "Write it down."),
        (Where.RULINGS, Act.RULING_SHEET, "On the rule sheet", Icon.NOTE, "Ins", "Or off it."),
        (Where.RULINGS, Act.RULING_ENTRY, "Its entry", Icon.BOOK, "Return", "In the library."),
        (Where.RULINGS, Act.RULING_HAND, "Hand dealt", Icon.MINUS, "-", "One more is missed."),
        (Where.RULINGS, Act.RULING_COUNT, "Set count…", Icon.PENCIL, "N", "Missed in all."),
        (Where.RULINGS, Act.RULING_BACK, "Back in seat", Icon.CHAIR, "B", "From his penalty."),
        (Where.RULINGS, Act.RULING_LIFT, "Lift…", Icon.CLOSE, "L", "The rest, for a reason."),
        (Where.RULINGS, Act.RULING_CORRECT, "Correct…", Icon.PENCIL, "C", "By a new record."),
        (Where.RULINGS, Act.RULING_DECIDE, "Decide…", Icon.CHECK, "D", "What was left open."),
        (Where.RULINGS, Act.RULING_APPEAL, "Appeal…", Icon.FLAG, "A", "The player appeals."),
        (Where.RULINGS, Act.RULING_UPHOLD, "Uphold", Icon.CHECK, "U", "It stands on appeal."),
        (Where.RULINGS, Act.RULING_OVERTURN, "Overturn…", Icon.SWAP, "O", "Decided otherwise."),
        (Where.RULINGS, Act.RULING_PLAYER, "His rulings", Icon.PERSON, "H", "And no others."),
        (Where.RULINGS, Act.RULING_TABLE, "The table’s", Icon.FLOOR, "T", "And no others."),
        (Where.RULINGS, Act.RULING_COPY, "Copy what to say", Icon.COPY, "Ctrl+Shift+C", "Aloud."),
        (Where.JOURNAL, Act.JOURNAL_UNDO, "Undo this act", Icon.UNDO, "U", "Asks once."),
        (Where.JOURNAL, Act.JOURNAL_REDO, "Do it again", Icon.REDO, "R", "If nothing came since."),
        (Where.JOURNAL, Act.JOURNAL_TAKE_BACK, "Take back…", Icon.CHAIR, "T", "He was never out."),
        (Where.JOURNAL, Act.JOURNAL_WAS_ANOTHER, "It was another…", Icon.SWAP, "W", "Same hand."),
        (Where.JOURNAL, Act.JOURNAL_HISTORY, "History", Icon.LIST, "H", "His, or the table's."),
        (Where.JOURNAL, Act.JOURNAL_TABLE, "Go to the table", Icon.FLOOR, "Return", "Floor page."),
        (Where.WHO_POSTS, Act.WHO_POSTS_BUTTON, "The button was on", None, "B", "Then its seat."),
        (Where.WHO_POSTS, Act.WHO_POSTS_OUT, "Went out", None, "X", "Then the seats."),
        (Where.WHO_POSTS, Act.WHO_POSTS_CARD, "Print card", Icon.PRINT, "P", "On paper."),
        (Where.WHO_POSTS, Act.WHO_POSTS_TABLE, "Another table", Icon.FLOOR, "T", "By number."),
        (Where.BRING_IN, Act.BRING_IN_SKIP, "Leave a row out", Icon.CLOSE, "X", "Or take it in."),
        (Where.HELP, Act.HELP_BACK, "Back", Icon.ARROW_LEFT, "Alt+Left", "To what was read."),
    )
)
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
    *_READ_BY_PARTS,
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
