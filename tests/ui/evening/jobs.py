"""What a director wants from the desk, as keys: from any page, in at most twelve."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtWidgets import QApplication

from tdtool.tournament import commands as c
from tdtool.tournament.queries import clock_view
from tdtool.tournament.values import SeatAt
from tdtool.ui.acts import Act
from tdtool.ui.whoposts.who_posts import WhoPosts
from tests.extent import some
from tests.ui.evening.director import CONTROL, SHIFT, Director

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_KEYS = 12
MOST_AROUND_A_QUESTION = 3
"""Keys beside the words of a question until the ruling stands there."""
MOST_TO_RECORD = 6
"""Keys from the answer to the written ruling."""
MOST_MS = 100
"""The program's own time for a key of a question."""
PAGES = (Act.FLOOR, Act.ENTRIES, Act.LEVELS, Act.RULINGS, Act.PRINTING, Act.JOURNAL)
ASKED, RECORDED = "what is the ruling?", "write the ruling down"
FLOOR = "Ines Moreau"
"""Who decides at this desk."""
QUESTION = "short all in can i raise again"
NAMES = [f"Player {number:03}" for number in range(1, 181)]


class Count(NamedTuple):
    """One job from one page: keys pressed, and the program's own time in ms."""

    job: str
    page: Act
    keys: int
    ms: float


def evening(director: Director) -> None:
    """Set 180 players on 20 tables up, the clock running, somebody on his way."""
    director.press(Qt.Key.Key_N, CONTROL | SHIFT)
    director.type("Friday Deep")
    director.press(Qt.Key.Key_Return)
    director.press(Qt.Key.Key_I, CONTROL)
    director.paste("\n".join(NAMES))
    director.press(Qt.Key.Key_Return, CONTROL)
    director.press(Qt.Key.Key_D, CONTROL)
    director.press(Qt.Key.Key_Return)
    director.press(Qt.Key.Key_Return)
    director.press(Qt.Key.Key_Space)


def who_posts(director: Director) -> None:
    """Ask who posts: the button was on 3; 4 and 7 went out."""
    director.press(Qt.Key.Key_B, CONTROL)
    director.type("t12")
    director.press(Qt.Key.Key_Return)
    director.type("3x47")
    panel = director.window.panels.panel
    assert isinstance(panel, WhoPosts)
    three = panel.answer()
    assert three is not None
    spot = three.own.answer.positions
    assert (spot.button, spot.big_blinds) == (4, (6,))


def seat_is_out(director: Director) -> None:
    """Seat five on twelve is out."""
    before = len(director.state.busts)
    director.press(Qt.Key.Key_K, CONTROL)
    director.type("12.5 out")
    director.press(Qt.Key.Key_Return)
    assert len(director.state.busts) == before + 1


def tick_a_move(director: Director) -> None:
    """He sits in his new seat."""
    before = len(director.state.awaited)
    director.press(Qt.Key.Key_T, CONTROL)
    director.press(Qt.Key.Key_Return)
    assert len(director.state.awaited) == before - 1


def when_is_the_break(director: Director) -> None:
    """Look at the strip, where it always stands: no key at all."""
    view = clock_view(director.state, director.desk.now())
    assert view.break_in is not None
    words = director.window.strip.words()
    assert words is not None
    assert "BREAK IN" in " ".join(str(cell) for cell in words.cells).upper()


def print_the_level_sheet(director: Director) -> None:
    """See it on paper and have it ready to be printed or saved by the next Enter."""
    director.press(Qt.Key.Key_6, CONTROL)
    page = director.program.pages.printing()
    assert page.isVisible()
    assert director.window.shown_page() is Act.PRINTING


def what_is_the_ruling(director: Director) -> None:
    """Ask in the words of the table; they do not count, the keys around them do.

    The words are typed without a pause; then the fingers rest until the answer stands there.
    """
    director.press(Qt.Key.Key_5, CONTROL)
    library = director.program.pages.rulings().library
    slowest = 0.0
    for sign in QUESTION:
        start = time.process_time()
        director.type(sign)
        slowest = max(slowest, (time.process_time() - start) * 1_000)
    start = time.process_time()
    while library.search.is_behind():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    director.settle()
    slowest = max(slowest, (time.process_time() - start) * 1_000)
    director.question_ms = min(director.question_ms, slowest)
    director.keys -= len(QUESTION)
    entry = library.entry()
    assert entry is not None
    assert entry.id == "ALL-01"
    assert library.view.isVisible()


def write_the_ruling_down(director: Director) -> None:
    """Name 12.7: table, level, time and who decides are filled in.

    The question before it is a job of its own: keys and time count from its answer on.
    """
    what_is_the_ruling(director)
    before = len(director.state.rulings)
    director.begin()
    director.press(Qt.Key.Key_Return, CONTROL)
    director.type("12.7")
    director.press(Qt.Key.Key_Return)
    assert len(director.state.rulings) == before + 1
    made = director.state.rulings[max(director.state.rulings)]
    assert (made.table, made.rule_entry) == (12, "ALL-01")
    assert [one.seat for one in made.players] == [SeatAt(12, 7)]
    assert made.level == "1"
    assert director.desk.texts()[made.words.by] == FLOOR


JOBS: dict[str, Callable[[Director], None]] = {
    "who posts?": who_posts,
    "12.5 is out": seat_is_out,
    "who moves where: tick a move": tick_a_move,
    ASKED: what_is_the_ruling,
    RECORDED: write_the_ruling_down,
    "when is the break?": when_is_the_break,
    "print it": print_the_level_sheet,
}


def ready(director: Director, page: Act) -> None:
    """Stand on a page with everybody seated, and somebody on his way."""
    for entry in sorted(director.state.busts):
        director.desk.do(c.TakeBackBust(entry))
    mover = director.state.tables[3].occupants.get(1)
    if mover is not None and not director.state.awaited:
        director.desk.do(c.Bust((director.state.tables[4].occupants[1],)))
        director.desk.do(c.MoveEntry(mover))
    director.window.panels.close()
    director.window.show_page(page)
    director.settle()


def counts(director: Director) -> list[Count]:
    """Do every job from every page; what an idle moment loads was loaded in one before."""
    evening(director)
    director.program.load_ahead()
    director.program.ahead.wait()
    director.window.preferences.set_floor(FLOOR)
    found = []
    for job, do in JOBS.items():
        typed = job in {ASKED, RECORDED}
        for page in some(PAGES, 2 if typed else 4):
            ready(director, page)
            director.begin()
            do(director)
            own = time.process_time() - director.began
            found.append(Count(job, page, director.keys, own * 1_000))
    return found


def table(found: list[Count]) -> str:
    """Write the keys of each job by page as a table."""
    lines = [f"{'keys':32}" + "".join(f"{page.value:>10}" for page in PAGES)]
    for job in JOBS:
        keys = {count.page: count.keys for count in found if count.job == job}
        lines.append(f"{job:32}" + "".join(f"{keys.get(page, ''):>10}" for page in PAGES))
    return "\n".join(lines)
