"""The head of a level sheet, the facts beside or above the levels, and the last lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.sheets.faces import Weight
from tdtool.sheets.flow import Phrase, Piece, draw_flow, flow
from tdtool.sheets.fonts import PROSE, fit, text_width, wrap
from tdtool.sheets.letterhead import draw_letterhead, logo_room
from tdtool.sheets.level_plan import (
    FOOT_HEIGHT,
    HEAD_LEADING,
    HEAD_SIZE,
    NOTE_LEADING,
    NOTE_SIZE,
    SIDE_WIDTH,
    NotePlace,
    head_lines,
)
from tdtool.sheets.level_record import LevelSheet, SideNote
from tdtool.sheets.pen import GREY, Align, Pen

if TYPE_CHECKING:
    from tdtool.sheets.page import Paper

TITLE_SIZES = (27.0, 24.0, 21.0, 19.0)
TITLE_LINES = 3
CAP = 0.727
"""Height of capitals and figures, in ems."""
SUBTITLE_SIZE = 12.0
ROOM_SIZE = 15.0
"""The room or table that a copy is for."""
SUBTITLE_LINES = 3
GAME_LINES = 8
TALLEST_TAIL = 0.35
"""The last lines' part of a page; longer ones begin on a page of their own."""
SIDE_VALUE = 13.0
STRIP_VALUE = 10.5
STRIP_GAP = 26.0
STRIP_HEIGHT = 40.0
STRIP_TEXT = 48
"""Characters of a fact that stand behind its figure in the strip."""
GAME_SIZE = 12.0
MANY_GAMES_SIZE = 9.5
LABEL_TRACKING = 0.06


class Head:
    """Head and notes of one sheet on one paper, measured once and drawn where planned."""

    def __init__(self, sheet: LevelSheet, paper: Paper) -> None:
        self.sheet = sheet
        self.paper = paper
        self.room = paper.width - 2 * paper.margin
        self.head_room = self.room - logo_room(sheet.house, paper)
        self.title_size, self.title = self._set_title()
        subtitle = wrap(sheet.subtitle, SUBTITLE_SIZE, Weight.REGULAR, self._subtitle_room())
        self.subtitle = _first(subtitle, SUBTITLE_LINES)
        self.strip, self.below = self._share_strip()
        self.games = self._set_games()
        self.side, self.beyond = self._share_side()

    def _set_title(self) -> tuple[float, list[str]]:
        for size in TITLE_SIZES:
            lines = wrap(self.sheet.title, size, Weight.BOLD, self.head_room)
            if len(lines) == 1:
                return size, lines
        return TITLE_SIZES[-1], _first(lines, TITLE_LINES)

    def _subtitle_room(self) -> float:
        beside = max(
            text_width(self.sheet.when, NOTE_SIZE + 0.75, Weight.REGULAR),
            text_width(self.sheet.room, ROOM_SIZE, Weight.BOLD),
        )
        return max(self.head_room - (beside + 24 if beside else 0), self.head_room / 3)

    def height(self, place: NotePlace) -> float:
        """Give where the rows begin, below the column heads."""
        y = self._title_bottom()
        if place is NotePlace.LINE and self.strip:
            y += STRIP_HEIGHT
        if self.games:
            y += 28 + (len(self.games) - 1) * 14
        return y + 34 + self._heads_height()

    @property
    def next_height(self) -> float:
        """Give where the rows begin on the second page and after."""
        return self.paper.margin + 30 + self._heads_height()

    def _heads_height(self) -> float:
        """Give the height of the column heads and of the headings over them."""
        groups = any(column.group for column in self.sheet.columns)
        return 8.0 + (16.0 if groups else 0.0) + HEAD_LEADING * (head_lines(self.sheet) - 1)

    def tail_height(self, place: NotePlace) -> float:
        """Give the height of the last lines above the foot, 0 where they have their own pages."""
        lines = len(self._tail(place))
        height = lines * NOTE_LEADING + 12 if lines else 0.0
        return height if height <= self.paper.height * TALLEST_TAIL else 0.0

    def tail_pages(self, place: NotePlace, bottom: float) -> list[list[list[Piece]]]:
        """Give last lines that are too many for the foot of a page, page by page."""
        lines = self._tail(place)
        if not lines or self.tail_height(place):
            return []
        each = max(int((bottom - self._tail_top) / NOTE_LEADING), 1)
        return [lines[i : i + each] for i in range(0, len(lines), each)]

    @property
    def _tail_top(self) -> float:
        return self.paper.margin + 30

    def _title_bottom(self) -> float:
        """Give the baseline of the subtitle, or of the title where there is none."""
        y = self.paper.margin + CAP * self.title_size
        y += (len(self.title) - 1) * self.title_size * 1.12
        if self.subtitle or self.sheet.when or self.sheet.room:
            two = bool(self.sheet.when and self.sheet.room)
            y += 20.5 + max(max(len(self.subtitle) - 1, 0) * 15, 8 if two else 0)
        return y

    def draw(self, pen: Pen, place: NotePlace) -> None:
        """Draw everything above the column heads of the first page."""
        left = self.paper.margin
        y = self.paper.margin + CAP * self.title_size
        draw_letterhead(pen, self.paper, self.sheet.house, self._title_bottom() + 8)
        width, last = 0.0, y
        for line in self.title:
            width = pen.text(
                left,
                y,
                line,
                self.title_size,
                Weight.BOLD,
                max_width=self.head_room,
                tracking=-0.015,
            )
            last = y
            y += self.title_size * 1.12
        y = last + 20.5
        for i, line in enumerate(self.subtitle):
            pen.text(left, y + 15 * i, line, SUBTITLE_SIZE, max_width=self.head_room)
        self._draw_room(pen, y, beside_title=width)
        y = self._title_bottom()
        if place is NotePlace.LINE and self.strip:
            self._draw_strip(pen, y + STRIP_HEIGHT - 4)
            y += STRIP_HEIGHT
        if self.games:
            self._draw_games(pen, y + 22)

    def _draw_room(self, pen: Pen, y: float, *, beside_title: float) -> None:
        """Draw the room and the day at the right, the upper one beside the title if it can be."""
        right = self.paper.margin + self.head_room
        size = NOTE_SIZE + 0.75
        width = text_width(self.sheet.room, ROOM_SIZE, Weight.BOLD)
        lines = [
            (self.sheet.room, ROOM_SIZE, Weight.BOLD, 0.0),
            (self.sheet.when, size, Weight.REGULAR, GREY),
        ]
        lines = [line for line in lines if line[0]]
        at = y
        if len(lines) > 1 and beside_title + width + 20 < self.head_room:
            at -= 14
        for text, each, weight, grey in lines:
            pen.text(
                right, at, text, each, weight, align=Align.RIGHT, grey=grey,
                max_width=self.head_room / 2,
            )  # fmt: skip
            at += 14

    def draw_again(self, pen: Pen, day: str) -> None:
        """Draw the one line that every further page begins with."""
        words = " · ".join(part for part in (self.sheet.title, day, self.sheet.room) if part)
        y = self.paper.margin + 8
        pen.text(self.paper.margin, y, words, 10.5, Weight.SEMIBOLD, max_width=self.room)

    def _share_strip(self) -> tuple[list[SideNote], list[SideNote]]:
        """Take as many figures into the strip above the table as one line holds."""
        strip: list[SideNote] = []
        below: list[SideNote] = []
        used = -STRIP_GAP
        for note in self.sheet.notes:
            behind = note.text if len(note.text) <= STRIP_TEXT else ""
            shown = SideNote(note.label, note.value, behind)
            width = _strip_width(shown)
            if note.value and used + STRIP_GAP + width <= self.room:
                strip.append(shown)
                used += STRIP_GAP + width
                if behind != note.text:
                    below.append(SideNote(note.label, "", note.text))
            else:
                below.append(note)
        return strip, below

    def _draw_strip(self, pen: Pen, y: float) -> None:
        widths = [_strip_width(note) for note in self.strip]
        spare = self.room - sum(widths)
        gap = min(spare / max(len(widths) - 1, 1), 60.0)
        x = self.paper.margin
        for note, width in zip(self.strip, widths, strict=True):
            _draw_label(pen, x, y - 12, note.label)
            used = pen.text(x, y, note.value, STRIP_VALUE, Weight.SEMIBOLD)
            if note.text:
                pen.text(x + used + 5, y, note.text, NOTE_SIZE)
            x += width + gap

    def _share_side(self) -> tuple[list[SideNote], list[SideNote]]:
        """Take as many facts into the side column as stand above the last lines."""
        side, self.beyond = list(self.sheet.notes), []
        bottom = self.paper.height - FOOT_HEIGHT - self.height(NotePlace.SIDE)
        while side and sum(map(_side_height, side)) > bottom - self.tail_height(NotePlace.SIDE):
            self.beyond.insert(0, side.pop())
        return side, self.beyond

    def draw_side(self, pen: Pen, x: float, y: float) -> None:
        """Draw the facts beside the table, from the height of the first row."""
        y += 8
        for note in self.side:
            _draw_label(pen, x, y, note.label)
            y += 13.5
            for line in wrap(note.value, SIDE_VALUE, Weight.SEMIBOLD, SIDE_WIDTH):
                y += 1.5
                pen.text(x, y, line, SIDE_VALUE, Weight.SEMIBOLD)
                y += 12.5
            for line in wrap(note.text, NOTE_SIZE, Weight.REGULAR, SIDE_WIDTH, longest=PROSE):
                pen.text(x, y, line, NOTE_SIZE)
                y += NOTE_LEADING
            y += 10.5

    def _tail(self, place: NotePlace) -> list[list[Piece]]:
        """Set the last lines: what the marks mean, then facts that found no place above."""
        lines: list[list[Piece]] = []
        for mark, text in self.sheet.footnotes:
            words = [Phrase(mark, Weight.SEMIBOLD, 0.0), Phrase(text)]
            lines += flow(words, NOTE_SIZE, self.room, longest=PROSE)
        phrases: list[Phrase] = []
        for note in self.below if place is NotePlace.LINE else self.beyond:
            phrases.append(Phrase(note.label, Weight.SEMIBOLD, 1.3, kept=True))
            value = f"{note.value}." if note.value and note.text else note.value
            phrases += [Phrase(words) for words in (value, note.text) if words]
        return lines + flow(phrases, NOTE_SIZE, self.room, longest=PROSE)

    def draw_tail(self, pen: Pen, place: NotePlace, bottom: float) -> None:
        """Draw the last lines so that they end above the foot."""
        if not self.tail_height(place):
            return
        lines = self._tail(place)
        y = bottom - NOTE_LEADING * (len(lines) - 1) - 2
        draw_flow(pen, lines, (self.paper.margin, y), NOTE_SIZE, NOTE_LEADING)

    def draw_tail_page(self, pen: Pen, lines: list[list[Piece]]) -> None:
        """Draw a page of last lines."""
        draw_flow(pen, lines, (self.paper.margin, self._tail_top), NOTE_SIZE, NOTE_LEADING)

    def _set_games(self) -> list[list[Piece]]:
        """Set the games in their order: on one line, or smaller on several."""
        lines: list[list[Piece]] = []
        for self._game_size in (GAME_SIZE, MANY_GAMES_SIZE):
            lines = self._games_in(self._game_size)
            if len(lines) <= 1:
                break
        if len(lines) > GAME_LINES:
            lines = [*lines[: GAME_LINES - 1], [Piece(0.0, "…", Weight.SEMIBOLD)]]
        return lines

    def _games_in(self, size: float) -> list[list[Piece]]:
        """Set the games in lines; a game and its number stay together."""
        lines: list[list[Piece]] = [[]] if self.sheet.games else []
        x = 0.0
        for number, game in enumerate(self.sheet.games, start=1):
            offset = text_width(str(number), size, Weight.REGULAR) + 0.45 * size
            room = max(self.room - offset, 1.0)
            name = fit(game, size, Weight.SEMIBOLD, room)
            width = offset + text_width(name, size, Weight.SEMIBOLD)
            if lines[-1] and x + width > self.room:
                lines.append([])
                x = 0.0
            lines[-1].append(Piece(x, str(number), Weight.REGULAR))
            lines[-1].append(Piece(x + offset, name, Weight.SEMIBOLD))
            x += width + 1.9 * size
        return lines

    def _draw_games(self, pen: Pen, y: float) -> None:
        _draw_label(pen, self.paper.margin, y - 2, self.sheet.games_head, self.room)
        draw_flow(pen, self.games, (self.paper.margin, y + 14), self._game_size, 14)


def _first(lines: list[str], most: int) -> list[str]:
    """Keep the first lines, with an ellipsis where that is not all."""
    return lines if len(lines) <= most else [*lines[: most - 1], f"{lines[most - 1]}…"]


def _draw_label(pen: Pen, x: float, y: float, label: str, room: float | None = None) -> None:
    pen.text(x, y, label.upper(), HEAD_SIZE, grey=GREY, tracking=LABEL_TRACKING, max_width=room)


def _strip_width(note: SideNote) -> float:
    label = text_width(note.label.upper(), HEAD_SIZE, Weight.REGULAR)
    label += LABEL_TRACKING * HEAD_SIZE * len(note.label)
    value = text_width(note.value, STRIP_VALUE, Weight.SEMIBOLD)
    if note.text:
        value += 5 + text_width(note.text, NOTE_SIZE, Weight.REGULAR)
    return max(label, value)


def _side_height(note: SideNote) -> float:
    values = len(wrap(note.value, SIDE_VALUE, Weight.SEMIBOLD, SIDE_WIDTH))
    texts = len(wrap(note.text, NOTE_SIZE, Weight.REGULAR, SIDE_WIDTH, longest=PROSE))
    return 24.0 + values * 14 + texts * NOTE_LEADING
