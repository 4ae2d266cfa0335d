"""The things to look at: each warning with its sentence, and its fixes as buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdtool.tournament.structure_fixes import Fix, fixes
from tdtool.ui import icons, plain, theme
from tdtool.ui.acts import Act
from tdtool.ui.icons import Icon
from tdtool.ui.levels.fix_button import FixButton
from tdtool.ui.levels.warning_words import without_name
from tdtool.ui.parts.key_label import KeyLabel
from tdtool.ui.parts.label import Label, Paragraph

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QPaintEvent

    from tdtool.tournament.structure import Structure
    from tdtool.tournament.structure_warning import StructureWarning

_ALIKE = 3
"""So many warnings of a kind are shown; the rest is counted."""
_MOST = 12
_NUMBER = 28


class Thing(NamedTuple):
    """One thing to look at; `fixes` are the structures that its buttons make."""

    row: int | None
    number: str
    words: str
    fixes: tuple[Fix, ...]
    grave: bool = True

    def said(self) -> tuple[object, ...]:
        """Give all that is seen of it."""
        return self.number, self.words, tuple(fix.text for fix in self.fixes)


def things(
    structure: Structure,
    odd: Iterable[StructureWarning],
    notes: Iterable[StructureWarning],
    locked: int,
) -> tuple[Thing, ...]:
    """Put warnings into words; many of a kind are shown in part and counted."""
    found: list[Thing] = []
    for grave, warnings in ((True, odd), (False, notes)):
        seen: dict[str, int] = {}
        for warning in warnings:
            seen[warning.oddity] = seen.get(warning.oddity, 0) + 1
            if seen[warning.oddity] > _ALIKE or len(found) >= _MOST:
                continue
            made = fixes(structure, warning, locked) if grave else ()
            words = without_name(warning)
            number = warning.label if words != warning.text else ""
            found.append(Thing(warning.row, number, words, made, grave))
        rest = sum(max(0, count - _ALIKE) for count in seen.values())
        if rest:
            found.append(Thing(None, "", f"and {rest} more like these", (), grave))
    return tuple(found)


class _Sign(QWidget):
    """The mark before the count."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(theme.px(18), theme.px(18))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it in the colour of what needs a person."""
        del event
        painter = QPainter(self)
        icons.paint(painter, self.rect(), Icon.WARNING, theme.colours().needs_you)


class _ThingView(QWidget):
    """One thing: the level's number, the sentence, and a button for each fix."""

    fixed = Signal(object)
    looked = Signal(int)

    def __init__(self, thing: Thing) -> None:
        super().__init__()
        self.thing = thing
        self.words = Paragraph(thing.words, size=12.5)
        self.buttons = [FixButton(fix.text) for fix in thing.fixes]
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(self.words)
        for button in self.buttons:
            button.setToolTip(plain.tip(button.words()))
            button.clicked.connect(self._fix)
            column.addWidget(button)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        if thing.number:
            number = Label(thing.number, size=12.5, weight=QFont.Weight.DemiBold)
            number.setFixedWidth(theme.px(_NUMBER))
            row.addWidget(number, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(column, 1)

    def set_current(self, *, here: bool) -> None:
        """Show on the first button the key that presses it while the thing is in hand."""
        if self.buttons:
            self.buttons[0].set_key(Act.LEVEL_FIX if here else "")

    def _fix(self) -> None:
        place = self.buttons.index(self.sender())  # type: ignore[arg-type]
        self.fixed.emit(self.thing.fixes[place])


class LookAt(QWidget):
    """The list under its count; a key goes to the next."""

    fixed = Signal(object)
    """A fix was chosen: the `Fix`."""

    def __init__(self) -> None:
        super().__init__()
        self._things: tuple[Thing, ...] = ()
        self._views: list[_ThingView] = []
        self.title = Label(weight=QFont.Weight.DemiBold)
        self.key = KeyLabel(Act.LEVEL_WARNING, right=True)
        head = QHBoxLayout()
        self._sign = _Sign()
        head.addWidget(self._sign)
        head.addWidget(self.title, 1)
        head.addWidget(self.key)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(head)
        theme.changed.connect(self._restyle)
        self._restyle()

    def things(self) -> tuple[Thing, ...]:
        """Give what is shown."""
        return self._things

    def show_things(self, things: tuple[Thing, ...], count: int) -> None:
        """Show these; what stays the same is not made anew."""
        words = "Nothing to look at" if not count else "1 thing to look at"
        self.title.setText(words if count < 2 else f"{count} things to look at")  # noqa: PLR2004
        self.title.set_role("text" if count else "second")
        self._sign.setVisible(bool(count))
        self.key.setVisible(bool(count))
        if things == self._things:
            return
        self._things = things
        before: dict[tuple[object, ...], list[_ThingView]] = {}
        for view in self._views:
            self._column.removeWidget(view)
            before.setdefault(view.thing.said(), []).append(view)
        self._views = []
        for thing in things:
            alike = before.get(thing.said())
            view = alike.pop(0) if alike else self._made(thing)
            view.thing = thing
            self._views.append(view)
            self._column.addWidget(view)
        for view in (one for rest in before.values() for one in rest):
            view.hide()
            view.deleteLater()

    def _made(self, thing: Thing) -> _ThingView:
        view = _ThingView(thing)
        view.fixed.connect(self.fixed)
        return view

    def set_current(self, row: int | None) -> None:
        """Show which thing is in hand by its row (index)."""
        done = False
        for view in self._views:
            here = not done and row is not None and view.thing.row == row and bool(view.buttons)
            view.set_current(here=here)
            done = done or here

    def fix_of(self, row: int | None) -> Fix | None:
        """Give the first fix of a row, None where it has none."""
        return next(
            (thing.fixes[0] for thing in self._things if thing.row == row and thing.fixes), None
        )

    def first_button(self) -> FixButton | None:
        """Give the first fix's button, None where there is none."""
        return next((button for view in self._views for button in view.buttons), None)

    def _restyle(self) -> None:
        self._column.setSpacing(theme.px(6))
