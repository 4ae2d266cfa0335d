"""How the page looks: readable inks, room for its parts, hostile names, the mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QEnterEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tdtool.settings import ColourScheme
from tdtool.tournament import commands as c
from tdtool.ui import scheme, theme
from tdtool.ui.entries.deeds import Deed
from tdtool.ui.entries.entries_model import Column, Segment
from tdtool.ui.entries.row_painter import LEAST_CONTRAST
from tests.ui import desk_sample

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.ui.entries.conftest import Hands

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
HOSTILE = (
    "=HYPERLINK(1)",
    "<b>Bold</b> & <img src=x>",
    "x" * 200,
    "آ" * 60,
    "יוסף 12 לוי",
    "\u202eevil\u202c",
    "👩‍👩‍👧‍👦 Family",
    "Null",
    "a\u0300\u0301\u0302\u0303\u0304",
    "小野原 灯乃",
    "ﷺ" * 20,
    "’",
)


@pytest.fixture
def looks(qapp: QApplication) -> Iterator[None]:
    yield
    scheme.apply(qapp, ColourScheme.DARK, 100)


def _picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


@pytest.mark.usefixtures("looks")
@pytest.mark.parametrize("colours", [ColourScheme.DARK, ColourScheme.LIGHT])
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", [(982, 664), (1536, 976), (664, 456), (547, 280)])
def test_every_part_has_its_room(
    hands: Hands, qapp: QApplication, colours: ColourScheme, percent: int, size: tuple[int, int]
) -> None:
    scheme.apply(qapp, colours, percent)
    page = hands.page
    page.resize(size[0] * percent // 100, size[1] * percent // 100)
    hands.find("ma")
    QApplication.processEvents()
    assert not _picture(page).isNull()
    register = page.register_button
    assert register.width() >= register.sizeHint().width()
    assert page.segments.width() >= page.segments.minimumSizeHint().width()
    room = page.width() - page.side.width()
    for part in (register, page.segments, page.filter, page.view):
        assert part.geometry().right() <= room, part
    for stop in page.findChildren(QWidget):
        if stop.isVisibleTo(page) and stop.focusPolicy() & Qt.FocusPolicy.TabFocus:
            assert stop.accessibleName(), stop
    shown = [column for column in Column if not page.view.head.isSectionHidden(column)]
    assert {Column.NAME, Column.SEAT, Column.STATE} <= set(shown)
    assert sum(page.view.head.sectionSize(column) for column in shown) <= page.view.width()
    hands.key(Qt.Key.Key_X)
    assert not _picture(page).isNull()
    assert page.side.act.do_button.isVisible()


@pytest.mark.parametrize("colours", [theme.DARK, theme.LIGHT], ids=["dark", "light"])
def test_inks_can_be_read_on_what_lies_under_them(colours: theme.Colours) -> None:
    share = 0.30 if colours.dark else 0.20
    mark = theme.blended(colours.information, colours.panel, share)
    mark_chosen = theme.blended(colours.information, colours.selected, share)
    pairs = [
        (colours.text, mark),
        (colours.second, mark),
        (colours.text, mark_chosen),
        (colours.text, colours.selected),
        (colours.second, colours.selected),
        (colours.second, colours.raised),
        (colours.third, colours.panel),
        (colours.needs_you, colours.panel),
        (colours.wrong_text, colours.window),
    ]
    for ink, ground in pairs:
        assert theme.contrast(ink, ground) >= LEAST_CONTRAST, (ink.name(), ground.name())


def test_hostile_names_are_plain_text_everywhere(hands: Hands) -> None:
    desk_sample.done(hands.desk, c.Register(names=HOSTILE))
    page = hands.page
    for typed in ("", "b", "12", "יוסף", "x", "آ", "👩", "灯", "’", "a"):
        page.filter.set_text(typed)
        assert not _picture(page.view.viewport()).isNull()
    page.filter.set_text("")
    waiting = sorted(hands.desk.state.waiting)
    for entry in waiting:
        page.view.choose(entry)
        page.view.setFocus()
        _picture(page)
        hands.key(Qt.Key.Key_U)
        _picture(page.side)
        hands.key(Qt.Key.Key_Escape)
        hands.key(Qt.Key.Key_Return)
    assert all("\u202e" not in said for said in hands.said)
    page.view.selectAll()
    for deed in Deed:
        tip = page.side.overview.deeds.buttons[deed].toolTip()
        assert "<b>" not in tip
        assert "<img" not in tip
    page.register("<b>Bold</b> & <img src=x>")
    assert "<b>" not in page.side.register_sheet.list.toolTip()
    _picture(page.side)


def test_found_letters_are_marked_in_the_picture(hands: Hands) -> None:
    page = hands.page
    page.filter.set_text("uma")
    page.view.forget()
    now = theme.colours()
    mark = theme.blended(now.information, now.panel, 0.30)
    left = page.view.head.sectionViewportPosition(Column.NAME)
    image = _picture(page.view.viewport())
    line = QRect(left, 0, 80, 30)
    seen = {
        image.pixelColor(x, y).name()
        for x in range(line.left(), line.right())
        for y in range(line.top(), line.bottom())
    }
    assert mark.name() in seen


def test_the_ring_is_seen_where_the_keys_are(hands: Hands) -> None:
    ring = theme.colours().information.name()

    def shows(widget: QWidget) -> bool:
        image = _picture(widget)
        return any(
            image.pixelColor(x, y).name() == ring
            for x in range(0, image.width(), 2)
            for y in range(min(image.height(), 80))
        )

    assert shows(hands.page.filter)
    assert not shows(hands.page.view.viewport())
    hands.key(Qt.Key.Key_Down)
    assert shows(hands.page.view.viewport())
    assert not shows(hands.page.filter)
    hands.page.view.head.setFocus()
    assert shows(hands.page.view.head.viewport())
    hands.page.segments.setFocus()
    assert shows(hands.page.segments)
    hands.page.view.choose(12)
    button = hands.page.side.overview.deeds.buttons[Deed.OUT]
    button.setFocus()
    assert shows(button)


def test_deeds_by_mouse_and_by_tab(hands: Hands) -> None:
    hands.choose("Marta Lindgren")
    buttons = hands.page.side.overview.deeds.buttons
    plain, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    QTest.mouseClick(buttons[Deed.OUT], left, plain, QPoint(30, 20))
    assert hands.has_sheet()
    hands.key(Qt.Key.Key_Escape)
    buttons[Deed.OUT].setFocus()
    hands.key(Qt.Key.Key_Down)
    assert hands.focus() is buttons[Deed.RE_ENTER]
    hands.key(Qt.Key.Key_Up)
    assert hands.focus() is buttons[Deed.OUT]
    hands.key(Qt.Key.Key_Return)
    assert hands.has_sheet()
    hands.page.side.act.leave_button.click()
    assert not hands.has_sheet()
    QTest.mouseClick(hands.page.register_button, left)
    assert hands.has_sheet()


def test_the_mouse_raises_and_opens_lines(hands: Hands) -> None:
    view = hands.page.view
    plain = _picture(view.viewport())
    QTest.mouseMove(view.viewport(), QPoint(100, 45))
    raised = theme.colours().raised.name()
    image = _picture(view.viewport())
    assert image.pixelColor(300, 36).name() == raised
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert _picture(view.viewport()) == plain
    at = QPoint(100, 45)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert hands.tables == [2]
    bar = hands.page.segments
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(bar.width() - 8, 10))
    assert bar.segment() is Segment.LATE


def test_a_button_rises_under_the_mouse(hands: Hands) -> None:
    hands.choose("Marta Lindgren")
    button = hands.page.side.overview.deeds.buttons[Deed.OUT]
    enter = QEnterEvent(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5))
    QApplication.sendEvent(button, enter)
    assert _picture(button).pixelColor(2, 24).name() == theme.colours().raised.name()
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
    assert _picture(button).pixelColor(2, 24).name() != theme.colours().raised.name()


def test_nobody_fits_is_said_in_the_list(hands: Hands) -> None:
    blank = _picture(hands.page.view.viewport())
    hands.page.filter.set_text("qqqq")
    assert hands.page.model.rowCount() == 0
    assert blank != _picture(hands.page.view.viewport())
