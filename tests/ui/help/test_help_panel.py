"""The help by keyboard: searching, reading, following, leaving; nothing is done by reading."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFontMetrics
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QWidget

from tdtool.settings import ColourScheme
from tdtool.tournament.queries import clock_view
from tdtool.tournament.views import ClockState
from tdtool.ui import act_rows, plain, theme
from tdtool.ui.acts import Act
from tdtool.ui.bridge import Bridge
from tdtool.ui.help import book
from tdtool.ui.help.article import WIDEST
from tdtool.ui.help.book import Spot
from tdtool.ui.help.contents_list import _fitting, mark_colour, marks
from tdtool.ui.help.contents_model import ContentsModel
from tdtool.ui.help.context import act_in_sight
from tdtool.ui.help.help_panel import HelpPanel
from tdtool.ui.help.sayings import MADE_UP
from tdtool.ui.panels.draw_seats import DrawSeatsPanel
from tests.ui.help.opened import PLACE, opened
from tests.ui.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
K = Qt.Key
PLAIN = Qt.KeyboardModifier.NoModifier


def focus() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def press(stage: Stage, *keys: Qt.Key | str, modifier: Qt.KeyboardModifier = PLAIN) -> None:
    for key in keys:
        if isinstance(key, str):
            QTest.keyClicks(focus(), key)
        else:
            QTest.keyClick(focus(), key, modifier)
        stage.settle()


def titles(panel: HelpPanel) -> list[object]:
    return [panel.model.index(row, 0).data() for row in range(panel.model.rowCount())]


@pytest.fixture
def panel(stage: Stage) -> HelpPanel:
    return opened(stage)


def test_the_search_has_the_keys_and_filters_at_every_letter(
    stage: Stage, panel: HelpPanel
) -> None:
    assert focus() is panel.field
    every = titles(panel)
    press(stage, "wrong player")
    assert "The wrong player is out" in titles(panel)
    assert panel.count.text() == f"{len(titles(panel))} of {panel.model.passages}"
    assert panel.article.extraSelections()
    press(stage, "zz")
    assert titles(panel) == []
    assert panel.count.text() == "Nothing is said about that."
    press(stage, K.Key_Escape)
    assert titles(panel) == every
    assert not panel.article.extraSelections()
    assert stage.window.panels.panel is panel


def test_escape_leaves_and_the_keys_come_back(stage: Stage) -> None:
    before = focus()
    opened(stage)
    press(stage, K.Key_Escape)
    assert stage.window.panels.panel is None
    assert focus() is before


def test_down_enter_tab_enter_follows_a_lead(stage: Stage, panel: HelpPanel) -> None:
    press(stage, "drawing", K.Key_Down)
    assert focus() is panel.list
    press(stage, K.Key_Return)
    assert focus() is panel.article
    assert panel.article.lead_in_hand() is None
    press(stage, K.Key_Tab)
    lead = panel.article.lead_in_hand()
    assert lead is not None
    assert lead.to is Act.DRAW_SEATS
    assert panel.article.boxes(lead)
    press(stage, K.Key_Return)
    assert isinstance(stage.window.panels.panel, DrawSeatsPanel)


def test_tab_walks_all_leads_and_then_on(stage: Stage, panel: HelpPanel) -> None:
    panel.show_spot(Spot("line"))
    panel.article.setFocus()
    seen = []
    for _ in panel.article.leads():
        press(stage, K.Key_Tab)
        lead = panel.article.lead_in_hand()
        assert lead is not None
        seen.append(lead)
        box = panel.article.boxes(lead)[0]
        assert box.top() >= 0
        assert box.bottom() <= panel.article.viewport().height()
    assert seen == list(panel.article.leads())
    press(stage, K.Key_Tab)
    assert focus() is not panel.article
    assert panel.isAncestorOf(focus())
    press(stage, K.Key_Backtab)
    assert focus() is panel.article
    assert panel.article.lead_in_hand() is None


def test_an_example_goes_into_the_line_and_does_nothing(stage: Stage, panel: HelpPanel) -> None:
    before = stage.desk.seq
    panel.show_spot(Spot("line"))
    panel.article.setFocus()
    example = next(lead for lead in panel.article.leads() if type(lead.to) is str)
    while panel.article.lead_in_hand() != example:
        press(stage, K.Key_Tab)
    press(stage, K.Key_Return)
    assert stage.window.line.isAncestorOf(focus())
    assert stage.window.line.field.text() == example.to
    assert stage.desk.seq == before
    press(stage, K.Key_Escape)
    assert focus() is panel.article


def test_every_lead_of_every_chapter_leads_somewhere(stage: Stage, panel: HelpPanel) -> None:
    before = stage.desk.seq
    for chapter in book.chapters():
        panel.show_spot(Spot(chapter.name))
        for lead in panel.article.leads():
            if isinstance(lead.to, Spot):
                assert book.passage_at(lead.to) is not None
            elif isinstance(lead.to, Act):
                assert stage.window.actions_table[lead.to].isEnabled()
                assert lead.to not in {Act.UNDO, Act.REDO, Act.CLOCK, Act.QUIT, Act.SAMPLE}
            else:
                assert lead.to.strip()
    assert stage.desk.seq == before


def test_a_click_follows(stage: Stage, panel: HelpPanel) -> None:
    panel.show_spot(Spot("rules"))
    lead = next(one for one in panel.article.leads() if one.to == Spot("settings"))
    place = panel.article.boxes(lead)[0].center().toPoint()
    QTest.mouseClick(panel.article.viewport(), Qt.MouseButton.LeftButton, pos=place)
    stage.settle()
    assert panel.spot() == Spot("settings")
    assert panel.back_button.isVisible()
    press(stage, K.Key_Left, modifier=Qt.KeyboardModifier.AltModifier)
    assert panel.spot() == Spot("rules")


def test_arrows_scroll_and_letters_search_anew(stage: Stage, panel: HelpPanel) -> None:
    panel.show_spot(Spot("line"))
    panel.article.setFocus()
    press(stage, K.Key_End)
    bar = panel.article.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    press(stage, K.Key_Home, K.Key_Down)
    assert 0 < bar.value() < bar.maximum()
    press(stage, "c")
    assert focus() is panel.field
    assert panel.field.text() == "c"
    press(stage, K.Key_Down, "l")
    assert panel.field.text() == "cl"
    press(stage, K.Key_Down, K.Key_Up)
    assert focus() is panel.field
    press(stage, K.Key_Down, K.Key_Right)
    assert focus() is panel.article
    press(stage, K.Key_Left)
    assert focus() is panel.list


def test_space_is_the_clock_outside_the_search(stage: Stage, panel: HelpPanel) -> None:
    for part in (panel.list, panel.article):
        part.setFocus()
        before = clock_view(stage.desk.state, stage.clock()).state
        press(stage, K.Key_Space)
        assert clock_view(stage.desk.state, stage.clock()).state is not before
    assert before is ClockState.PAUSED
    panel.field.setFocus()
    press(stage, "two words")
    assert panel.field.text() == "two words"


@pytest.mark.parametrize("act", [Act.DRAW_SEATS, Act.LINE, Act.NEXT_HAND, Act.UNDO, Act.KEYS])
def test_it_opens_where_it_was_asked_for(stage: Stage, act: Act) -> None:
    panel = opened(stage, act)
    assert panel.spot() == book.spot_of(act)
    chapter = panel.article.chapter()
    assert chapter is not None
    assert chapter.name == panel.spot().chapter
    line = panel.model.line(panel.list.currentIndex().row())
    assert line is not None
    assert line.spot.chapter == panel.spot().chapter


def test_a_passage_further_down_is_scrolled_to(stage: Stage) -> None:
    panel = opened(stage, Act.MOVE)
    assert panel.article.verticalScrollBar().value() > 0


@pytest.mark.parametrize(
    "act",
    [Act.NEW_TOURNAMENT, Act.BRING_IN_PLAYERS, Act.DRAW_SEATS, Act.PRINT, Act.WHO_POSTS],
)
def test_a_panel_is_known_by_its_title(stage: Stage, act: Act) -> None:
    stage.window.actions_table[act].trigger()
    shown = stage.window.panels.panel
    assert shown is not None
    found = act_in_sight(shown.title.text(), Act.FLOOR)
    assert found is not None
    assert book.spot_of(found) == book.spot_of(act)


def test_nothing_is_modal_and_the_clock_stays_in_sight(stage: Stage, panel: HelpPanel) -> None:
    assert QApplication.activeModalWidget() is None
    assert not panel.isWindow()
    assert panel.geometry().top() >= stage.window.strip.geometry().bottom()
    assert panel.geometry().bottom() < stage.window.line.geometry().top()


def test_the_keys_stand_there_with_words_and_tips(panel: HelpPanel) -> None:
    panel.show_keys()
    text = panel.article.toPlainText()
    for act in (Act.UNDO, Act.CLOCK, Act.WHO_WENT_OUT, Act.TICK, Act.DO_LINE):
        row = act_rows.row(act)
        assert row.text.rstrip("…") in text
        assert act_rows.shown_key(row.key) in text
        assert row.tip in text


def test_without_a_tournament_the_examples_are_only_read(qtbot: QtBot, stage: Stage) -> None:
    panel = HelpPanel(Bridge(), stage.window.actions_table, PLACE)
    qtbot.addWidget(panel)
    panel.resize(900, 600)
    panel.show()
    panel.show_spot(Spot("line"))
    assert MADE_UP.seat in panel.article.toPlainText()
    assert not [lead for lead in panel.article.leads() if type(lead.to) is str]


def test_a_hostile_place_stays_text(qtbot: QtBot, stage: Stage) -> None:
    place = "<b>C:\\Users\\<img src=x>{undo}`12 out`"
    panel = HelpPanel(stage.bridge, stage.window.actions_table, place)
    qtbot.addWidget(panel)
    panel.resize(900, 600)
    panel.show()
    panel.show_spot(Spot("data"))
    assert place in panel.article.toPlainText()


def test_it_follows_colours_and_size(stage: Stage, panel: HelpPanel) -> None:
    panel.show_spot(Spot("rules"))
    before = panel.article.document().size().height()
    stage.preferences.set_colours(ColourScheme.LIGHT)
    stage.settle()
    ink = panel.article.document().begin().begin().fragment().charFormat().foreground().color()
    assert ink == theme.LIGHT.text
    stage.preferences.step_size(1)
    stage.settle()
    assert panel.article.document().size().height() > before


def test_a_chapter_is_written_once_whole(stage: Stage, panel: HelpPanel) -> None:
    for chapter in book.chapters():
        panel.show_spot(Spot(chapter.name))
        stage.settle()
        text = panel.article.toPlainText()
        assert text.startswith(chapter.title)
        for passage in chapter.passages[1:]:
            assert f"\n{passage.title}\n" in text
        assert text.count(f"{chapter.title}\n") == 1


def test_the_contents_are_a_sound_model(qtbot: QtBot) -> None:
    del qtbot
    model = ContentsModel(book.chapters(), MADE_UP)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.QtTest)
    for typed in ("", "clock", "clock zz", "button", ""):
        model.look_for(typed)
        assert all(model.index(row, 0).data() for row in range(model.rowCount()))
    model.look_for("felted")
    assert "What the line understands" in str(
        model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    )
    assert model.row_of(Spot("paper")) == -1
    assert model.line(99) is None
    del tester


def test_found_letters_are_marked_where_words_begin() -> None:
    assert marks("The dead button, dead", ("dead",)) == [(4, 4), (17, 4)]
    assert marks("undead", ("dead",)) == []
    assert marks("Straße", ("stra",)) == []


@pytest.mark.parametrize("colours", [theme.DARK, theme.LIGHT], ids=["dark", "light"])
def test_marked_words_can_be_read(colours: theme.Colours) -> None:
    theme.set_look(colours, 100)
    assert theme.contrast(colours.text, mark_colour()) >= 4.5
    assert theme.contrast(colours.text, colours.raised) >= 4.5
    assert theme.contrast(colours.information, colours.panel) >= 4.5


@pytest.fixture(
    params=[(1366, 768, 100), (1920, 1080, 100), (1366, 768, 200), (1920, 1080, 200)],
    ids=lambda size: "x".join(map(str, size)),
)
def sized(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Stage]:
    width, height, percent = request.param
    made = Stage(tmp_path / "sized", width, height, percent, dark=False)
    yield made
    made.leave()


def test_nothing_is_cut_at_any_size(sized: Stage) -> None:
    panel = opened(sized)
    room = panel.list.viewport().width() - theme.px(52)
    for row in range(panel.model.rowCount()):
        title = str(panel.model.index(row, 0).data())
        assert _fitting(title, theme.font(13), room, 2) == title
    for name in ("keys", "rules", "line"):
        panel.show_spot(Spot(name))
        sized.settle()
        document = panel.article.document()
        assert document.size().width() <= panel.article.viewport().width()
        assert panel.article.lineWrapColumnOrWidth() <= theme.px(WIDEST)
        assert panel.article.horizontalScrollBar().maximum() == 0
    assert panel.list.viewport().width() > 0
    metrics = QFontMetrics(panel.title.font())
    assert metrics.horizontalAdvance(plain.one_line(panel.title.text())) <= panel.title.width()
    assert panel.grab().toImage().pixelColor(5, 5) == QColor(theme.LIGHT.panel)


def test_every_part_has_a_name_to_be_read_out(panel: HelpPanel) -> None:
    for part in (panel.field, panel.list, panel.article, panel.back_button, panel.close_button):
        assert part.accessibleName()
