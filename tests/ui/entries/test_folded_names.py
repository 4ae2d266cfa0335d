"""Names are found by their folded form, one beside the other, whatever they hold."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tdtool.people.folding import key
from tdtool.ui.entries.folded_names import LONGEST, FoldedNames

NAMES = st.lists(st.text(max_size=12) | st.sampled_from(("☺\n☺", "", "Đorđe\nIlić")), max_size=8)


@given(st.lists(NAMES, max_size=4))
def test_each_name_has_its_folded_form_at_its_place(steps: list[list[str]]) -> None:
    made = FoldedNames()
    for names in steps:
        made.take(names)
        assert made.folded() == [key(name).replace("\n", " ") for name in names]


def test_only_the_beginning_of_an_endless_name_is_looked_at() -> None:
    made = FoldedNames()
    made.take(["Ł" * 5_000, "b"])
    assert made.folded() == ["l" * LONGEST, "b"]
