"""Every page and overlay in two sizes, two schemes and at twice the size of text."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.extent import FULL, some
from tests.ui.scenes import scenes
from tests.ui.whole import checks
from tests.ui.whole.ink import reading

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from tests.ui.stage import Stage
    from tests.ui.whole.checks import Fault

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


class Look(NamedTuple):
    """How the window is looked at."""

    width: int
    height: int
    percent: int
    dark: bool


SMALL = (Look(1366, 768, 100, dark=True), Look(1366, 768, 200, dark=False))
LARGE = (Look(1920, 1080, 100, dark=False), Look(1920, 1080, 200, dark=True))
LOOKS = (*SMALL, *LARGE)
"""The larger size holds the same with more room; it is looked at when everything is."""


ONE_OF_EACH = (
    "entries-chosen",
    "entries-act",
    "register",
    "entries-refund",
    "register-done",
    "till",
    "till-terms",
    "levels-odd",
    "prizes-paid",
    "prizes-deal",
    "prizes-table",
    "prizes-bounties",
    "rulings",
    "rulings-entry",
    "rulings-house",
    "rulings-round",
    "rulings-pot",
    "rulings-chips",
    "rulings-log",
    "rulings-record",
    "printing",
    "journal-act",
    "journal-undo",
    "floor",
    "floor-last-hand",
    "floor-out",
    "floor-rules",
    "floor-move",
    "on-the-clock",
    "say-aloud",
    "settings-sound",
    "head-count",
    "chip-count",
    "entries-count",
    "counted",
    "levels-chips",
    "levels-suggested",
    "open-table",
    "todo",
    "who-posts-answered",
    "new-tournament",
    "bring-in",
    "draw",
    "print-levels",
    "settings",
    "settings-computer",
    "board-options",
    "settings-seating",
    "settings-keys",
    "touch-floor",
    "help",
    "about",
    "open",
    "open-tdt",
    "bag-typing",
    "flights-chosen",
    "flights-open",
    "start",
    "trouble",
)
"""Scenes whose controls differ; the others are seen when everything is tested."""
SEEN = tuple(scenes()) if FULL else some(ONE_OF_EACH, 20)
WALKED = some(ONE_OF_EACH, 6)
TWICE_AS_LARGE = SEEN[::2]
"""To dress the window anew takes longer than all else."""


def faults(stage: Stage, look: Look) -> Iterator[Fault]:
    """Look at the window, and find what is wrong with its texts and controls."""
    stage.look(look.width, look.height, look.percent, dark=look.dark)
    with reading() as written:
        picture = stage.window.grab().toImage()
    yield from checks.cut(stage.window, written)
    yield from checks.squeezed(stage.window)
    yield from checks.faint(stage.window, picture, written)


@pytest.mark.parametrize("name", SEEN)
def test_nothing_is_cut_faint_or_nameless(stage: Stage, name: str) -> None:
    scenes()[name](stage)
    wrong = [f"no name: {one}" for one in checks.nameless(stage.window)]
    for look in LOOKS if FULL else SMALL[: 1 + (name in TWICE_AS_LARGE)]:
        where = f"{look.width} px, {look.percent} %"
        wrong += [f"{where}: {fault.words}" for fault in faults(stage, look)]
    assert wrong == []


@pytest.mark.parametrize("name", WALKED)
def test_tab_reaches_every_control_and_shows_where_it_is(stage: Stage, name: str) -> None:
    scenes()[name](stage)
    window = stage.window
    root: QWidget = window.panels.panel or window
    wanted = checks.stops(window, root)
    met: list[QWidget] = []
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        # In an article of the help Tab walks over every lead.
        for _ in range(3 * len(wanted) + 60):
            here = QApplication.focusWidget()
            assert here is not None
            if here not in met:
                met.append(here)
            QTest.keyClick(here, key)
            if QApplication.focusWidget() is here:
                # In the levels Tab walks over the cells, and F6 leaves them.
                QTest.keyClick(here, Qt.Key.Key_F6)
            if all(one in met for one in wanted):
                break
    assert [checks.named(one) for one in wanted if one not in met] == []
    assert [checks.named(one) for one in wanted if checks.ringless(window, one)] == []
