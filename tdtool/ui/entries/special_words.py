"""What is special about an entry, said in the column beside the list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tdtool.tournament.entry_view import Stand, apart_from
from tdtool.tournament.fold_rulings import first_to_serve
from tdtool.tournament.queries import NAMELESS
from tdtool.ui import figures, plain

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tdtool.desk import Desk
    from tdtool.tournament.entry_view import EntryView

_NAME = 40


def special_words(desk: Desk, view: EntryView) -> Iterator[str]:
    """Say what draws and the floor have to know of somebody, and the seat he has won."""
    if view.won:
        bust = desk.state.busts.get(view.entry)
        chips = 0 if bust is None else bust.out_of_play
        with_chips = f", with {figures.number(chips)} in chips" if chips else ""
        yield f"Has won a seat{with_chips}."
    if view.stand is Stand.OUT:
        return
    if view.access:
        yield "Needs a seat within reach."
    if view.apart:
        others = (
            plain.one_line(desk.names.get(other, NAMELESS), _NAME)
            for other in apart_from(desk.state, view.person)
        )
        yield f"Kept apart from {', '.join(others)}."
    penalty = first_to_serve(desk.state, view.person)
    if penalty is not None:
        hands = "1 hand" if penalty.left == 1 else f"{figures.number(penalty.left)} hands"
        yield f"Has {hands} to miss."
