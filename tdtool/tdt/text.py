"""The text form of a .tdt: values like JavaScript's, read by a small grammar and never run."""

from __future__ import annotations

import re
from typing import NamedTuple, NoReturn, TypeAlias

from tdtool.rules.quoting import quoted

MAX_SIGNS = 2_000_000
"""Characters that are read; real files have 190,000 to 220,000."""
MAX_DEPTH = 60
"""How deep values may lie in each other; real files reach about 20."""
MAX_ITEMS = 150_000
"""Values of a file; a real one of 220,000 characters cannot have more than that."""
MAX_FIGURE = 40
"""Characters of one figure."""

_TOKEN = re.compile(
    r"""\s*+(?:
    (?P<string>"(?:[^"\\]++|\\.)*+"|'(?:[^'\\]++|\\.)*+')
    |(?P<number>[-+]?(?:[0-9]++\.?[0-9]*+|\.[0-9]++)(?:[eE][-+]?[0-9]++)?)
    |(?P<word>[A-Za-z_$][A-Za-z0-9_$]*+)
    |(?P<sign>[\[\]{}(),:.])
    |(?P<end>\Z)
    )""",
    re.DOTALL | re.VERBOSE,
)
_ESCAPE = re.compile(
    r"\\(?:u([0-9a-fA-F]{4})|u\{([0-9a-fA-F]{1,6})\}|x([0-9a-fA-F]{2})|(\r\n|.))", re.DOTALL
)
_ESCAPED = {
    "n": "\n", "r": "\r", "t": "\t", "b": "\b", "f": "\f", "v": "\v", "0": "\0",
    "\n": "", "\r": "", "\r\n": "", "\u2028": "", "\u2029": "",
}  # fmt: skip
_HIGHEST_SIGN = 0x10FFFF
_CONSTANTS: dict[str, Value] = {
    "true": True,
    "false": False,
    "null": None,
    "undefined": None,
    "NaN": float("nan"),
    "Infinity": float("inf"),
}
_SPACE = re.compile(r"\s*+")
_NOT_ONE = "The file is no file of The Tournament Director:"


class TdtError(ValueError):
    """A text that is no .tdt; its text is one sentence for the director."""


class Made(NamedTuple):
    """`new Name(inner)`: a named record. The name is kept, and nothing of that name is called."""

    name: str
    inner: Value


Value: TypeAlias = "bool | int | float | str | list[Value] | dict[str, Value] | Made | None"
"""A value of the file. Maps of every form are dictionaries in the order of the file."""


class _Token(NamedTuple):
    kind: str
    text: str
    at: int


def read_value(text: str) -> Value:
    """Read the one value that a text is.

    Raises TdtError for anything else (a name that is called, an operator, a function), for
    text that is cut off, and for what is too long, too deep or too many.
    """
    if len(text) > MAX_SIGNS:
        raise TdtError(
            f"{_NOT_ONE} it has {len(text):,} characters, and {MAX_SIGNS:,} are the most."
        )
    return _Reader(text.removeprefix("\ufeff")).whole()


class _Reader:
    """Reads a text from its start to its end, one token ahead."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._items = 0
        self._depth = 0
        self._ahead = self._token(0)

    def whole(self) -> Value:
        """Read the value, and that nothing but a semicolon comes after it."""
        value = self._value()
        if self._ahead.kind != "end":
            self._fail("the end")
        return value

    def _token(self, start: int) -> _Token:
        match = _TOKEN.match(self._text, start)
        if match is not None and match.lastgroup is not None:
            group = match.lastgroup
            return _Token(group, match[group], match.start(group))
        space = _SPACE.match(self._text, start)
        at = space.end() if space else start
        if self._text[at] in "\"'":
            raise TdtError(f"The file is cut off: the text from character {at + 1:,} has no end.")
        if self._text[at:].strip() == ";":
            return _Token("end", "", at)
        return _Token("strange", self._text[at : at + 40], at)

    def _take(self) -> _Token:
        taken = self._ahead
        self._ahead = self._token(taken.at + len(taken.text))
        return taken

    def _is(self, sign: str) -> bool:
        """Tell whether a sign is next, and pass it."""
        if self._ahead.kind == "sign" and self._ahead.text == sign:
            self._take()
            return True
        return False

    def _need(self, sign: str) -> None:
        if not self._is(sign):
            self._fail(quoted(sign))

    def _fail(self, wanted: str) -> NoReturn:
        kind, text, at = self._ahead
        if kind == "end":
            raise TdtError(
                f"The file is cut off: it ends after character {at:,}, where {wanted} must follow."
            )
        raise TdtError(
            f"{_NOT_ONE} at character {at + 1:,} stands {quoted(text)}, where {wanted} must stand."
        )

    def _value(self) -> Value:
        self._items += 1
        if self._items > MAX_ITEMS:
            raise TdtError(f"{_NOT_ONE} it holds more than {MAX_ITEMS:,} values.")
        if self._depth >= MAX_DEPTH:
            raise TdtError(
                f"{_NOT_ONE} at character {self._ahead.at + 1:,} it is nested deeper than"
                f" {MAX_DEPTH} times."
            )
        self._depth += 1
        value = self._any()
        self._depth -= 1
        return value

    def _any(self) -> Value:
        kind, text, _ = self._ahead
        if kind == "string":
            return _unescaped(self._take().text)
        if kind == "number":
            return self._figure()
        if kind == "word" and text in _CONSTANTS:
            return _CONSTANTS[self._take().text]
        if kind == "word" and text == "new":
            return self._made()
        if kind == "word" and text == "Map":
            return self._map_from()
        if self._is("{"):
            return self._fields()
        if not self._is("["):
            self._fail("a value")
        return self._list()

    def _figure(self) -> int | float:
        text = self._ahead.text
        if len(text) > MAX_FIGURE:
            raise TdtError(
                f"{_NOT_ONE} the figure at character {self._ahead.at + 1:,} has"
                f" {len(text):,} characters."
            )
        self._take()
        return int(text) if text.lstrip("+-").isdecimal() else float(text)

    def _made(self) -> Value:
        """Read `new Name(...)`; a new Map is its entries."""
        self._take()
        if self._ahead.kind != "word":
            self._fail("a name")
        name = self._take().text
        self._need("(")
        inner: Value = {}
        if not self._is(")"):
            at = self._ahead.at
            inner = self._value()
            if name == "Map":
                inner = _entries(inner, at)
            self._need(")")
        return inner if name == "Map" else Made(name, inner)

    def _map_from(self) -> Value:
        """Read `Map.from([[key, value], ...])`."""
        self._take()
        self._need(".")
        if self._ahead.text != "from":
            self._fail('"from"')
        self._take()
        self._need("(")
        at = self._ahead.at
        pairs = self._value()
        self._need(")")
        return _entries(pairs, at)

    def _fields(self) -> dict[str, Value]:
        fields: dict[str, Value] = {}
        while not self._is("}"):
            token = self._ahead
            if token.kind not in {"string", "number", "word"}:
                self._fail("the name of a field")
            self._take()
            self._need(":")
            name = _unescaped(token.text) if token.kind == "string" else token.text
            fields[name] = self._value()
            if not self._is(","):
                self._need("}")
                break
        return fields

    def _list(self) -> list[Value]:
        items: list[Value] = []
        while not self._is("]"):
            items.append(self._value())
            if not self._is(","):
                self._need("]")
                break
        return items


def _entries(inner: Value, at: int) -> dict[str, Value]:
    """Give a map's entries: fields as they are, or pairs of a key and a value."""
    if isinstance(inner, dict):
        return inner
    entries: dict[str, Value] = {}
    for pair in inner if isinstance(inner, list) else [inner]:
        match pair:
            case [str() | int() | float() as key, value]:
                entries[str(key)] = value
            case _:
                raise TdtError(
                    f"{_NOT_ONE} the map at character {at + 1:,} is no list of keys and values."
                )
    return entries


def _unescaped(literal: str) -> str:
    """Give the text of a literal without its quotes; marks of the old pairs are put together."""
    inner = literal[1:-1]
    if "\\" not in inner:
        return inner
    text = _ESCAPE.sub(_sign, inner)
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def _sign(match: re.Match[str]) -> str:
    code = match[1] or match[2] or match[3]
    if code is None:
        return _ESCAPED.get(match[4], match[4])
    number = int(code, 16)
    return chr(number) if number <= _HIGHEST_SIGN else "\N{REPLACEMENT CHARACTER}"
