"""Found words stay in sight wherever a text is cut."""

from __future__ import annotations

import pytest

from tdtool.rulebook.marks import Marked, Span
from tdtool.rulebook.query import How
from tdtool.ui import theme
from tdtool.ui.rulings.marked_text import GROUND_DARK, GROUND_LIGHT, Frame, height_of, lay_out

TEXT = (
    "The dealer works it out and tells the player before he acts. Raising is a right that comes"
    " from facing a full raise, so a player who is closed out stays closed out."
)


def marked(*words: str) -> Marked:
    spans = (Span(TEXT.index(word), TEXT.index(word) + len(word), How.WORD) for word in words)
    return Marked(TEXT, tuple(spans))


def words_of(text: Marked) -> list[str]:
    return [text.text[span.start : span.end] for span in text.spans]


@pytest.mark.parametrize("word", ["dealer", "Raising", "closed out", "out."])
@pytest.mark.parametrize("width", [140, 240, 400])
def test_the_first_found_word_is_shown(word: str, width: int) -> None:
    laid = lay_out(marked(word), Frame(theme.font(12.5), width, 2))
    assert words_of(laid.marked)[:1] == [word]
    assert laid.lines <= 2


def test_a_text_that_has_room_stays_whole() -> None:
    laid = lay_out(marked("dealer", "raise"), Frame(theme.font(12.5), 400, 9))
    assert laid.marked.text == TEXT
    assert words_of(laid.marked) == ["dealer", "raise"]


def test_what_is_left_out_is_marked_at_both_ends() -> None:
    laid = lay_out(marked("full raise"), Frame(theme.font(12.5), 200, 2))
    assert laid.marked.text.startswith("… ")
    assert laid.marked.text.endswith(" …")
    assert words_of(laid.marked) == ["full raise"]


@pytest.mark.parametrize("width", [90, 180, 244, 600])
def test_a_row_has_the_height_that_its_text_takes(width: int) -> None:
    frame = Frame(theme.font(12.5), width, 2, 1)
    for signs in range(1, len(TEXT), 7):
        text = Marked(TEXT[:signs].strip())
        assert height_of(text, frame) == lay_out(text, frame).height


@pytest.mark.parametrize("width", [1, 8, 30])
def test_no_room_at_all_is_no_error(width: int) -> None:
    assert lay_out(marked("raise"), Frame(theme.font(13), width, 2)).lines >= 1


@pytest.mark.parametrize("colours", [theme.DARK, theme.LIGHT], ids=["dark", "light"])
def test_found_words_can_be_read_on_their_ground(colours: theme.Colours) -> None:
    share = GROUND_DARK if colours.dark else GROUND_LIGHT
    for ground in (colours.window, colours.raised, colours.selected):
        lit = theme.blended(colours.information, ground, share)
        assert theme.contrast(colours.text, lit) >= 4.5
