"""The answers for phones, ready as bytes before anybody asks."""

from __future__ import annotations

import hashlib
import json
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from tdtool.paths import resource
from tdtool.players_page.finder import Finder

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tdtool.players_page.wire import News

HTML, JSON = "text/html; charset=utf-8", "application/json"
_SECOND = "no-cache"
"""Kept by the phone, and asked for again each time: mostly it is the same."""
_FOREVER = "public, max-age=31536000, immutable"
_FILES = {"page.css": "text/css; charset=utf-8", "page.js": "text/javascript; charset=utf-8"}
_ICON = "icon.svg"


class Answer(NamedTuple):
    """Bytes of a type; `tag` changes with them."""

    body: bytes
    kind: str
    tag: str
    keep: str = _SECOND


class Answers:
    """Everything that can be asked for, by its path; the page's own files are read once."""

    def __init__(self) -> None:
        self._files: dict[str, Answer] = {}
        self._made: dict[str, dict[str, Answer]] = {}
        self._standing: dict[str, Mapping[str, object]] = {}
        self._moves: dict[str, int] = {}
        """How often seats have changed."""
        self.finders: dict[str, Finder] = {}
        self._page = self._with_files(_text("page.html"))
        self._list = _text("list.html")
        self._index = self._listed()

    def take(self, news: News) -> None:
        """Make the answers of a tournament anew where they changed."""
        if news.over:
            self._made.pop(news.code, None)
            self._standing.pop(news.code, None)
            self.finders.pop(news.code, None)
            self._index = self._listed()
            return
        made = self._made.setdefault(news.code, {})
        finder = self.finders.setdefault(news.code, Finder())
        finder.whole = news.whole
        finder.take(news.seats)
        for name, part in (("levels", news.levels), ("prizes", news.prizes)):
            if part is not None:
                made[name] = _json(part)
        if news.standing is not None:
            self._standing[news.code] = news.standing
            self._index = self._listed()
        if news.seats:
            # A phone that keeps a seat in sight asks for it again.
            self._moves[news.code] = self._moves.get(news.code, 0) + 1
        standing = self._standing.get(news.code)
        if standing is not None:
            more: dict[str, object] = {"moves": self._moves.get(news.code, 0)}
            more |= {name: made[name].tag for name in ("levels", "prizes") if name in made}
            made["now"] = _json({**standing, **more})

    def index(self) -> Answer:
        """Give the list of tournaments."""
        return self._index

    def only(self) -> str:
        """Give the code of the only tournament, "" where there are several or none."""
        return next(iter(self._standing)) if len(self._standing) == 1 else ""

    def page(self, code: str) -> Answer | None:
        """Give the page of a tournament."""
        return self._page if code in self._standing else None

    def part(self, code: str, name: str) -> Answer | None:
        """Give what a page is filled with: "now", "levels" or "prizes"."""
        return self._made.get(code, {}).get(name)

    def file(self, name: str) -> Answer | None:
        """Give one of the page's own files."""
        return self._files.get(name)

    def nothing(self) -> Answer:
        """Give the page for an address that is not there."""
        return self._listed("Nothing stands at this address.")

    def _with_files(self, page: str) -> Answer:
        """Read the page's own files, and name them by what is in them."""
        for name, kind in {**_FILES, _ICON: "image/svg+xml"}.items():
            body = resource("players_page", name).read_bytes()
            tag = _tag(body)
            stem, _, end = name.rpartition(".")
            called = f"{stem}-{tag[:10]}.{end}"
            self._files[called] = Answer(body, kind, tag, _FOREVER)
            page = page.replace(f"{{{name}}}", f"/page/{called}")
        self._names = {
            name: next(one for one in self._files if one.startswith(name.split(".", 1)[0] + "-"))
            for name in ("page.css", _ICON)
        }
        body = page.encode()
        return Answer(body, HTML, _tag(body))

    def _listed(self, say: str = "") -> Answer:
        """List the tournaments; whatever they are called is plain text."""
        if not self._standing and not say:
            say = "No tournament is open at the desk."
        lines = "".join(
            f'<li><a href="/{escape(code)}"><bdi>{escape(_name(standing))}</bdi>'
            f"<small>{escape(_state(standing))}</small></a></li>"
            for code, standing in self._standing.items()
        )
        page = self._list
        for name, called in self._names.items():
            page = page.replace(f"{{{name}}}", f"/page/{called}")
        body = page.replace("{say}", escape(say)).replace("{lines}", lines).encode()
        return Answer(body, HTML, _tag(body))


def _name(standing: Mapping[str, object]) -> str:
    return str(standing.get("name", "")) or "Tournament"


def _state(standing: Mapping[str, object]) -> str:
    clock = standing.get("clock")
    state = clock.get("state") if isinstance(clock, dict) else ""
    words = {
        "not_started": "Starts soon",
        "day_ended": "The day is over",
        "finished": "It is over",
    }
    if standing.get("winner"):
        return words["finished"]
    return words.get(str(state), f"{standing.get('players')} of {standing.get('entries')} players")


def _json(part: Mapping[str, object]) -> Answer:
    body = json.dumps(part, separators=(",", ":")).encode()
    return Answer(body, JSON, _tag(body))


def _tag(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:20]


def _text(name: str) -> str:
    return resource("players_page", name).read_text(encoding="utf-8")
