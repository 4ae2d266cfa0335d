"""Reading a chapter from its file.

A file is plain text. "# Title" begins the chapter, "## Title" a passage; lines "icon:",
"about:", "also:", "needs:" may follow. Blocks stand apart by empty lines: "1." a step, "-" a
point, "!hand", "!said", "!keys" what the program draws or lists. Within a sentence: **strong**,
{act} and {act key}, `something for the line`, [words](chapter), {place}.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tdtool.ui.help.chapter import Block, Chapter, Form, Kind, Passage, Span

if TYPE_CHECKING:
    from pathlib import Path

_PIECE = re.compile(
    r"`(?P<example>[^`]+)`"
    r"|\*\*(?P<strong>[^*]+)\*\*"
    r"|\[(?P<words>[^\]]+)\]\((?P<target>\w+)\)"
    r"|\{(?P<act>\w+)(?P<key> key)?\}"
)
_STEP = re.compile(r"\d+\. ")
_ABOUT = re.compile(r"(icon|about|also|needs): ")
_DRAWN = {"!hand": Form.HAND, "!said": Form.SAID, "!keys": Form.KEYS}
_STRAY = re.compile(r"[`{}\[\]]|\*\*")


class HelpError(Exception):
    """A chapter's file is not written as it should be; the text says where."""


def read_chapter(path: Path) -> Chapter:
    """Read a chapter; its name is the file's without the number before it."""
    text = path.read_text(encoding="utf-8")
    return chapter_of(path.stem.partition("-")[2] or path.stem, text)


def chapter_of(name: str, text: str) -> Chapter:
    """Read a chapter from its text."""
    about: dict[str, str] = {}
    passages: list[Passage] = []
    for piece in _passages(name, text):
        passage, own = _passage(name, piece)
        passages.append(passage)
        about = about or own
    return Chapter(name, about.get("icon", ""), tuple(passages), about.get("needs", ""))


def spans_of(name: str, text: str) -> tuple[Span, ...]:
    """Take a sentence apart."""
    found: list[Span] = []
    place = 0
    for piece in _PIECE.finditer(text):
        found.append(_plain(name, text[place : piece.start()]))
        found.append(_span(piece))
        place = piece.end()
    found.append(_plain(name, text[place:]))
    return tuple(span for span in found if span.text or span.kind is Kind.PLACE)


def _passages(name: str, text: str) -> list[list[str]]:
    pieces: list[list[str]] = []
    for line in text.splitlines():
        if line.startswith("#"):
            pieces.append([line.lstrip("# ").strip()])
        elif pieces:
            pieces[-1].append(line)
        elif line.strip():
            raise HelpError(f"{name}: something stands before the title.")
    if not pieces:
        raise HelpError(f"{name}: there is no title.")
    return pieces


def _passage(name: str, lines: list[str]) -> tuple[Passage, dict[str, str]]:
    title, rest = lines[0], lines[1:]
    about: dict[str, str] = {}
    while rest and _ABOUT.match(rest[0]):
        key, _, value = rest.pop(0).partition(": ")
        about[key] = value.strip()
    acts = tuple(about.get("about", "").replace(",", " ").split())
    return Passage(title, tuple(_blocks(name, rest)), acts, about.get("also", "")), about


def _blocks(name: str, lines: list[str]) -> list[Block]:
    blocks: list[Block] = []
    gathered: list[str] = []
    for line in [*lines, ""]:
        begins = _STEP.match(line) or line.startswith(("- ", "!"))
        if gathered and (begins or not line.strip()):
            blocks.append(_block(name, gathered))
            gathered = []
        if line.strip():
            gathered.append(line.strip())
    return blocks


def _block(name: str, lines: list[str]) -> Block:
    text = " ".join(lines)
    if text.startswith("!"):
        word, _, detail = text.partition(" ")
        if word not in _DRAWN:
            raise HelpError(f"{name}: {word} is not known.")
        return Block(_DRAWN[word], detail=detail)
    step = _STEP.match(text)
    if step is not None:
        return Block(Form.STEP, spans_of(name, text[step.end() :]))
    if text.startswith("- "):
        return Block(Form.POINT, spans_of(name, text[2:]))
    return Block(Form.PARAGRAPH, spans_of(name, text))


def _span(piece: re.Match[str]) -> Span:
    if piece["example"]:
        return Span(Kind.EXAMPLE, piece["example"])
    if piece["strong"]:
        return Span(Kind.STRONG, piece["strong"])
    if piece["words"]:
        return Span(Kind.LINK, piece["words"], piece["target"])
    if piece["act"] == "place":
        return Span(Kind.PLACE)
    return Span(Kind.KEY if piece["key"] else Kind.ACT, piece["act"])


def _plain(name: str, text: str) -> Span:
    if _STRAY.search(text):
        raise HelpError(f"{name}: “{text}” has a sign that closes nothing.")
    return Span(Kind.WORDS, text)
