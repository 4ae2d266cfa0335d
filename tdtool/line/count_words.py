"""A field without names: "field 43", "left 27", "out 3", "rebuy 2", "names"."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tdtool.line.draft import Draft, Found, go_on
from tdtool.line.tokens import Kind
from tdtool.tournament.counted import commands as cc
from tdtool.tournament.counted.field import named
from tdtool.tournament.counted.sayings import count

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tdtool.line.room import Room
    from tdtool.line.tokens import Token
    from tdtool.tournament.counted.state import Counted

WELCOME = "Who is out: out, out 3, left 27. Or: field 44, rebuy 2, clock +2."
POSTS = "Without names no tables are kept: Ctrl+B answers who posts at any table."
HINT = "This tournament runs without names. Try: out, out 3, left 27, field 44, rebuy 2."

_WORDS = {
    word: what
    for what, words in {
        "entries": "field entries entrants entered entry",
        "again": "reentries reentry reenter reentered",
        "left": "left remaining remain",
        "out": "out bust busts busted gone eliminated ko x",
        "back": "back",
        "rebuys": "rebuys rebuy rebought",
        "add_ons": "addons addon",
    }.items()
    for word in words.split()
}
_IN_ALL = {"field", "entries", "entrants", "reentries", "left", "remaining", "remain"} | {
    "rebuys",
    "addons",
}
"""Words that say how many there are in all; the others say how many more."""
_FILL = {"players", "player", "are", "is", "of", "the", "them", "with", "and", "have", "has"} | {
    "more",
    "one",
    "now",
    "still",
}
_THOUSAND = 1_000


class _Part(NamedTuple):
    """One figure of a sentence: what it counts, how it was said, and the number (None: one)."""

    what: str
    word: str
    number: int | None
    signed: bool = False

    @property
    def in_all(self) -> bool:
        """Tell whether the number says how many there are in all."""
        return self.word in _IN_ALL and not self.signed and self.number is not None


def counts(room: Room, tokens: Sequence[Token]) -> Found:
    """Read a sentence that is about counts and nothing else; no drafts where it is not."""
    was = room.state.counted
    if was is not None and [token.key for token in tokens] == ["names"]:
        return Found((names(),))
    parts = _parts(tokens)
    if not parts or (was is None and not _begins(room, tokens, parts)):
        return Found()
    if len(parts) == 1:
        return Found(tuple(_one(was, parts[0])))
    several = _several(parts)
    return Found() if several is None else Found((several,))


def _begins(room: Room, tokens: Sequence[Token], parts: Sequence[_Part]) -> bool:
    """Tell whether the first count may be meant: nobody is entered, or the field is named."""
    if parts[0].what not in {"entries", "left"} or parts[0].number is None:
        return False
    return tokens[0].key == "field" or not named(room.state)


def field(room: Room, before: Sequence[Token], after: Sequence[Token]) -> Found:
    """Say how the sentence goes on where no number follows."""
    del room, before, after
    return Found((go_on("field ", "The field", "is counted without names", "field 43"),))


def names() -> Draft:
    """Go over to names."""
    return Draft(cc.ForgetField(), "", "The field", "is counted no more", "enter names", "names")


def _parts(tokens: Sequence[Token]) -> list[_Part]:
    """Take a sentence apart into figures; nothing where a piece of it is no part of one."""
    found: list[_Part] = []
    number: int | None = None
    sign = 0
    pieces = _joined(tokens)
    for token in pieces:
        figure = _figure(token)
        if figure is not None:
            figure = -figure if sign < 0 else figure
            last = found[-1] if found else None
            if last is not None and last.number is None and number is None:
                found[-1] = last._replace(number=figure, signed=sign != 0)
            elif number is None:
                number = figure
            else:
                return []
            continue
        if token.kind is Kind.MARK and token.key in {"+", "-"}:
            sign = 1 if token.key == "+" else -1
            continue
        if token.kind is Kind.COMMA or token.key in _FILL:
            continue
        what = _WORDS.get(token.key)
        if what is None:
            return []
        found.append(_Part(what, token.key, number, sign != 0 and number is not None))
        number, sign = None, 0
    return [] if number is not None else found


def _joined(tokens: Sequence[Token]) -> list[Token]:
    """Write "add on" as one word."""
    found: list[Token] = []
    for token in tokens:
        if found and (found[-1].key, token.key) in {("add", "on"), ("add", "ons")}:
            found[-1] = found[-1]._replace(key=f"add{token.key}")
        else:
            found.append(token)
    return found


def _figure(token: Token) -> int | None:
    if token.kind is Kind.NUMBER:
        return token.a
    thousands = token.kind is Kind.SEAT and token.key == "," and token.wide
    return token.a * _THOUSAND + token.b if thousands else None


def _one(was: Counted | None, part: _Part) -> list[Draft]:
    """Make the drafts of one figure: in all or more of it, as it was said first."""
    more, in_all = _more(part), _in_all(was, part)
    if was is None:
        return [] if in_all is None else [in_all]
    if part.number is None and part.word in _IN_ALL:
        return [_how_many(part)]
    if part.number is None or part.signed or part.what == "back":
        return [more] if more is not None else []
    both = (in_all, more) if part.in_all else (more, in_all)
    return [draft for draft in both if draft is not None]


_MORE = {
    "entries": ("entered", "entry", "entries", "entry"),
    "again": ("again", "re-entry", "re-entries", "reentry"),
    "out": ("out", "player", "players", "out"),
    "back": ("out", "player", "players", "back"),
    "rebuys": ("rebuys", "rebuy", "rebuys", "rebuy"),
    "add_ons": ("add_ons", "add-on", "add-ons", "addon"),
}
_MORE_VERBS = {"out": ("is out", "are out"), "back": ("is back in", "are back in")}


def _more(part: _Part) -> Draft | None:
    """Count so many more."""
    if part.what not in _MORE:
        return None
    number = 1 if part.number is None else part.number
    field_, one, many, typed = _MORE[part.what]
    change = cc.ChangeField(**{field_: -number if part.what == "back" else number})
    verbs = _MORE_VERBS.get(part.what, ("more", "more"))
    verb = verbs[abs(number) != 1] if number >= 0 else "fewer"
    said = typed if part.number is None else f"{typed} {number}"
    return Draft(change, "", count(abs(number), one, many), verb, "", said)


_ALL = {
    "entries": ("entries", "The field", "has {} in all", "field"),
    "again": ("again", "Re-entries", "are {} in all", "reentries"),
    "left": ("left", "Players left", "are {}", "left"),
    "rebuys": ("rebuys", "Rebuys", "are {} in all", "rebuys"),
    "add_ons": ("add_ons", "Add-ons", "are {} in all", "addons"),
}


def _in_all(was: Counted | None, part: _Part) -> Draft | None:
    """Say how many there are in all; of those who are out, that is how many are left."""
    if part.number is None:
        return None
    if part.what == "out" and was is not None:
        left_ = was.entries - part.number
        command = cc.CountField(left=left_)
        return Draft(command, "", "Players out", f"are {part.number:,} in all", "", f"left {left_}")
    if part.what not in _ALL:
        return None
    field_, subject, verb, typed = _ALL[part.what]
    command = cc.CountField(**{field_: part.number})
    new = "without names" if was is None else ""
    return Draft(
        command, "", subject, verb.format(f"{part.number:,}"), new, f"{typed} {part.number}"
    )


def _how_many(part: _Part) -> Draft:
    """Say how a sentence goes on that has no number yet."""
    _, subject, _, typed = _ALL[part.what]
    return go_on(f"{typed} ", subject, "how many?", f"{typed} 27")


def _several(parts: Sequence[_Part]) -> Draft | None:
    """Take several figures in one sentence, each said in all."""
    said = {part.what: part.number for part in parts}
    if len(said) < len(parts) or not said.keys() <= _ALL.keys() or None in said.values():
        return None
    words = [f"{_ALL[part.what][3]} {part.number}" for part in parts]
    figures = {_ALL[what][0]: number for what, number in said.items()}
    return Draft(
        cc.CountField(**figures), "", "The field", "is counted", ", ".join(words), " ".join(words)
    )
