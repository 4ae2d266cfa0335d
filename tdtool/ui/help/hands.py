"""Pictures of a hand and the next, drawn from what the rules answer."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter

from tdtool.rules.button.question import ButtonRule
from tdtool.rules.button.sentence import rule_name, why
from tdtool.ui.floor.picture import (
    Face,
    Picture,
    SeatFace,
    answer_marks,
    last_hand_marks,
)
from tdtool.ui.floor.said import Said, answer_to, last_hand, next_text
from tdtool.ui.floor.table_picture import TablePicture

if TYPE_CHECKING:
    from tdtool.ui.floor.said import Next

WIDTH, HEIGHT = 300, 164
"""The size of one picture in pixels at 100 %."""


class Hand(NamedTuple):
    """A hand as an example: who had the button, who went out, who sat down, by which rule."""

    rule: ButtonRule
    seats: int
    button: int
    out: frozenset[int] = frozenset()
    new: frozenset[int] = frozenset()
    empty: frozenset[int] = frozenset()


def hand_of(detail: str) -> Hand:
    """Read "dead seats=6 button=1 out=2,3 new=4 empty=5"; ValueError where it is none."""
    rule, *rest = detail.split()
    said = dict(piece.split("=") for piece in rest)

    def listed(name: str) -> frozenset[int]:
        return frozenset(int(seat) for seat in said.get(name, "").split(",") if seat)

    return Hand(
        ButtonRule(rule),
        int(said["seats"]),
        int(said["button"]),
        listed("out"),
        listed("new"),
        listed("empty"),
    )


def said_of(hand: Hand) -> Said:
    """Say the last hand, its blinds included: they were the regular ones."""
    seated = frozenset(range(1, hand.seats + 1)) - hand.empty
    said = Said(hand.seats, seated, button=hand.button, out=hand.out, new=hand.new)
    last = last_hand(said, hand.rule)
    return replace(said, small_blind=last.small_blind, big_blinds=last.big_blinds)


def answered(hand: Hand) -> Next:
    """Ask the rules for the next hand."""
    return answer_to(said_of(hand), hand.rule)


def caption(hand: Hand) -> str:
    """Say the next hand in a line, as "button 2 (empty), blinds 3 and 4"."""
    return f"Next: {next_text(answered(hand).answer)}."


def reason(hand: Hand) -> tuple[str, str]:
    """Say why, and by which rule."""
    answer = answered(hand).answer
    return why(answer), rule_name(answer.reason)


def before(hand: Hand) -> Picture:
    """Draw up the last hand, with who goes out in it."""
    said = said_of(hand)
    faces = tuple(_face_before(seat, hand) for seat in range(1, hand.seats + 1))
    marks = last_hand_marks(last_hand(said, hand.rule))
    return Picture(None, faces, marks)


def after(hand: Hand) -> Picture:
    """Draw up the next hand."""
    stay = said_of(hand).stay
    faces = tuple(
        SeatFace(seat, Face.SEATED if seat in stay else Face.EMPTY)
        for seat in range(1, hand.seats + 1)
    )
    return Picture(None, faces, answer_marks(answered(hand).answer))


def drawn(picture: Picture, width: int, height: int, ratio: float) -> QImage:
    """Draw a picture without names, `width` times `height` pixels at this pixel ratio."""
    table = TablePicture(names=False)
    table.resize(width, height)
    table.set_picture(picture)
    image = QImage(
        round(width * ratio), round(height * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    table.render(painter, QPoint(), renderFlags=TablePicture.RenderFlag.DrawChildren)
    painter.end()
    table.deleteLater()
    return image


def _face_before(seat: int, hand: Hand) -> SeatFace:
    if seat in hand.empty or seat in hand.new:
        return SeatFace(seat, Face.EMPTY)
    if seat in hand.out:
        return SeatFace(seat, Face.OUT_SOON, line="out")
    return SeatFace(seat, Face.SEATED)
