"""A tournament as one portable file: a zip archive of lines of JSON, each part vouched for.

The archive holds `manifest.json` (format, program, id, name, when it was made, the digest of
the last fact, and the SHA-256 of every other part) and one line of JSON a record in
`facts.jsonl`, `acts.jsonl`, `persons.jsonl` and `texts.jsonl`.
"""

from __future__ import annotations

import hashlib
import json
import zipfile
import zlib
from io import BytesIO
from typing import TYPE_CHECKING, Any

from tdtool.store import migrate, sqlite
from tdtool.store.bundle import ActLine, Bundle, FactLine
from tdtool.store.errors import Damaged, NewerFile, NoAccess, NotOurs, NotSaved

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

SUFFIX = ".tdtool"
FORMAT = 1
"""The number of the format that is written; older ones are read."""
MAX_BYTES = 64_000_000
"""Bytes of a file; a festival's 60,000 facts come to 6 MB."""
MAX_UNPACKED = 256_000_000
"""Bytes that all parts may unpack to."""
MAX_RATIO = 60
"""How much larger than itself a file of some size may unpack to; real ones have 3 to 8."""
MAX_LINES = 1_000_000
"""Lines of a part."""

_KIND = "tdtool tournament"
_MANIFEST = "manifest.json"
_PARTS = ("facts.jsonl", "acts.jsonl", "persons.jsonl", "texts.jsonl")
_SMALL = 8_000_000
"""Bytes below which the ratio does not matter."""
_LARGEST_MANIFEST = 100_000
_EPOCH = (1980, 1, 1, 0, 0, 0)
"""The same time in every archive, so that the same log makes the same bytes."""
_WHOLE = 0o600 << 16


def packed(bundle: Bundle, program: str) -> bytes:
    """Write a tournament as the bytes of a file; `program` is the version that writes it."""
    parts = dict(
        zip(
            _PARTS,
            (
                _lines(bundle.facts),
                _lines(bundle.acts),
                _lines(sorted(bundle.persons.items())),
                _lines(sorted(bundle.texts.items())),
            ),
            strict=True,
        )
    )
    manifest = {
        "kind": _KIND,
        "format": FORMAT,
        "program": program,
        "id": bundle.id,
        "name": bundle.name,
        "created_ms": bundle.created_ms,
        "facts": len(bundle.facts),
        "digest": bundle.digest,
        "sha256": {name: hashlib.sha256(data).hexdigest() for name, data in parts.items()},
    }
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
        text = json.dumps(manifest, ensure_ascii=False, indent=1, sort_keys=True)
        for name, data in ((_MANIFEST, text.encode()), *parts.items()):
            info = zipfile.ZipInfo(name, _EPOCH)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = _WHOLE
            archive.writestr(info, data)
    return out.getvalue()


def write(path: Path, bundle: Bundle, program: str) -> None:
    """Write a tournament into a file, whole or not at all; NotSaved where that fails."""
    try:
        migrate.put(path.expanduser().resolve(), packed(bundle, program))
    except (OSError, RuntimeError) as error:
        raise NotSaved(f"Nothing was written to {path}: {sqlite.cause(error)}.") from error


def read(path: Path) -> Bundle:
    """Read a file; what its facts come to is still to be checked.

    Raises NoAccess, NotOurs, NewerFile or Damaged, each with one sentence.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise NoAccess(f"tdtool cannot read {path}: {_cause(error)}.") from error
    if len(data) > MAX_BYTES:
        size = MAX_BYTES // 1_000_000
        raise NotOurs(f"{path.name} is larger than {size} MB: that is no tournament.")
    return unpacked(data, path.name)


def is_bundle(data: bytes) -> bool:
    """Tell by its parts whether an archive says that it is a tournament of tdtool."""
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            return _MANIFEST in archive.namelist() and _PARTS[0] in archive.namelist()
    except (zipfile.BadZipFile, OSError, ValueError, NotImplementedError):
        return False


def unpacked(data: bytes, name: str) -> Bundle:
    """Read the bytes of a file called `name`; errors as for `read`."""
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            return _Reader(archive, len(data), name).bundle()
    except zipfile.BadZipFile as error:
        if data.startswith(b"PK\x03\x04"):
            raise _damaged(name) from error
        raise NotOurs(f"{name} is not a tournament of tdtool.") from error
    except (
        OSError,
        ValueError,
        TypeError,
        KeyError,
        EOFError,
        RecursionError,
        RuntimeError,
        NotImplementedError,
        zlib.error,
    ) as error:
        raise _damaged(name) from error


class _Reader:
    """Reads the parts of an archive, none of them further than is allowed."""

    def __init__(self, archive: zipfile.ZipFile, size: int, name: str) -> None:
        self._archive = archive
        self._name = name
        self._left = MAX_UNPACKED
        if size * MAX_RATIO < MAX_UNPACKED:
            self._left = max(_SMALL, size * MAX_RATIO)

    def bundle(self) -> Bundle:
        """Read the manifest, then every part as it says."""
        names = sorted(self._archive.namelist())
        if _MANIFEST not in names:
            raise NotOurs(f"{self._name} is an archive, but not a tournament of tdtool.")
        manifest = self._manifest()
        if names != sorted((_MANIFEST, *_PARTS)):
            raise _damaged(self._name)
        parts = [self._part(part, manifest["sha256"][part]) for part in _PARTS]
        facts, acts, persons, texts = parts
        bundle = Bundle(
            id=_text(manifest["id"]),
            name=_text(manifest["name"]),
            created_ms=_whole(manifest["created_ms"]),
            facts=tuple(_fact(line) for line in facts),
            acts=tuple(_act(line) for line in acts),
            persons=dict(_pair(line) for line in persons),
            texts=dict(_pair(line) for line in texts),
        )
        if len(bundle.facts) != manifest["facts"] or bundle.digest != manifest["digest"]:
            raise _damaged(self._name)
        return bundle

    def _manifest(self) -> dict[str, Any]:
        data = self._unpacked(_MANIFEST, _LARGEST_MANIFEST)
        manifest = json.loads(data)
        if not isinstance(manifest, dict) or manifest.get("kind") != _KIND:
            raise NotOurs(f"{self._name} is an archive, but not a tournament of tdtool.")
        form = manifest.get("format")
        if not isinstance(form, int) or isinstance(form, bool) or form < 1:
            raise _damaged(self._name)
        if form > FORMAT:
            raise NewerFile(
                f"{self._name} was written by a newer tdtool. Nothing was changed; "
                "open it with that version."
            )
        return manifest

    def _part(self, part: str, sha256: object) -> list[list[object]]:
        data = self._unpacked(part, self._left)
        self._left -= len(data)
        if hashlib.sha256(data).hexdigest() != sha256:
            raise _damaged(self._name)
        lines = data.split(b"\n")
        if lines.pop() or len(lines) > MAX_LINES:
            raise _damaged(self._name)
        return [json.loads(line) for line in lines]

    def _unpacked(self, part: str, most: int) -> bytes:
        """Unpack a part, one byte more than allowed at most, whatever it says of itself."""
        with self._archive.open(part) as file:
            data = file.read(most + 1)
        if len(data) > most:
            raise Damaged(
                f"{self._name} unpacks to far more than a tournament has. Nothing was changed."
            )
        return data


def _lines(rows: Iterable[Sequence[object]]) -> bytes:
    return b"".join(
        json.dumps(row, ensure_ascii=False, separators=(",", ":")).encode() + b"\n" for row in rows
    )


def _fact(line: list[object]) -> FactLine:
    seq, action, kind, version, wall_ms, payload, sha256 = line
    return FactLine(
        _whole(seq),
        _text(action),
        _text(kind),
        _whole(version),
        _whole(wall_ms),
        _text(payload),
        _text(sha256),
    )


def _act(line: list[object]) -> ActLine:
    command, action, first, last = line
    return ActLine(_text(command), _text(action), _whole(first), _whole(last))


def _pair(line: list[object]) -> tuple[str, str | None]:
    key, value = line
    return _text(key), None if value is None else _text(value)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"no text: {value!r}")
    return value


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not -(2**62) < value < 2**62:
        raise TypeError(f"no whole number: {value!r}")
    return value


def _cause(error: Exception) -> str:
    return sqlite.cause(error) if isinstance(error, OSError) else "its name is not allowed"


def _damaged(name: str) -> Damaged:
    return Damaged(
        f"{name} is damaged: a part of it is not what was written. Nothing was changed; "
        "export it anew, or take another copy."
    )
