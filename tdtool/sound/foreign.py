"""The director's own sounds: decoded once, outside the program, and kept as the program's files."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

from tdtool.sound.clip import EMPTY, TOO_LONG, SoundError, write_clip

if TYPE_CHECKING:
    from pathlib import Path

SUFFIXES = ("wav", "ogg", "mp3", "flac")
"""Kinds of files that can be taken in, as their names end."""
LARGEST = 20 * 1024 * 1024
"""The largest file that is read (bytes)."""
NO_WINDOW: int = getattr(subprocess, "CREATE_NO_WINDOW", 0)
"""Keeps Windows from showing an empty window for a program that is started."""
_PATIENCE = 20
"""Seconds after which a file that is still being decoded is given up."""
_DECODER = "tdtool.sound.decoder"
_WHY = {
    TOO_LONG: "{} lasts more than a minute: take a shorter sound.",
    EMPTY: "There is no sound in {}.",
}


def take_in(path: Path, kept: Path) -> None:
    """Decode a sound file and keep it as `kept`, so that the original may go.

    Takes a while: it starts a process. Raises SoundError with a sentence that names the file;
    then `kept` is as it was.
    """
    try:
        with path.open("rb") as file:
            file.seek(0, 2)
            size = file.tell()
    except OSError as error:
        why = error.strerror or "it cannot be opened"
        raise SoundError(f"{path.name} cannot be read: {why}.") from error
    if size > LARGEST:
        raise SoundError(f"{path.name} is larger than 20 MB: take a shorter sound.")
    samples = _decoded(path)
    try:
        write_clip(samples, kept)
    except OSError as error:
        raise SoundError(f"The sound cannot be kept in {kept.parent}: {error.strerror}.") from error


def _decoded(path: Path) -> bytes:
    command = [sys.executable, "-m", _DECODER, str(path)]
    try:
        run = subprocess.run(  # noqa: S603 - this program's own module
            command,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=_PATIENCE,
            check=False,
            creationflags=NO_WINDOW,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise SoundError(f"{path.name} takes too long to read: take another sound.") from error
    if run.returncode:
        no_sound = "{} is no sound that can be played: WAV, OGG, MP3 and FLAC can."
        raise SoundError(_WHY.get(run.returncode, no_sound).format(path.name))
    return run.stdout
