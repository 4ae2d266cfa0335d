"""The command line: what opens, what is said, and with which status it ends."""

from __future__ import annotations

import os
import subprocess
import sys
from types import ModuleType
from typing import TYPE_CHECKING, TextIO

import pytest

from tdtool import __version__
from tdtool.cli import COMMANDS, main, screen_missing

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable
    from pathlib import Path


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"tdtool {__version__}\n"


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    said = capsys.readouterr().out
    assert all(f"\n  {name}" in said for name in COMMANDS)


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["--nope"], "tdtool: unrecognized arguments: --nope (see tdtool --help)."),
        (
            ["post"],
            (
                "tdtool: there is no command 'post'; there are posts, check, sheet, ruling, backup,"
                " export, import, demo (see tdtool --help)."
            ),
        ),
        (
            ["--db", "x.sqlite3", "check", "x.json"],
            "tdtool: --db is for the window; check uses no database of yours (see tdtool --help).",
        ),
        (["--db"], "tdtool: argument --db: expected one argument (see tdtool --help)."),
    ],
)
def test_usage_error_is_one_sentence(
    argv: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(argv) == 2
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", sentence + "\n")


@pytest.mark.parametrize(
    ("environment", "platform", "missing"),
    [
        ({}, "linux", True),
        ({"DISPLAY": ""}, "linux", True),
        ({"DISPLAY": ":0"}, "linux", False),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", False),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", False),
        ({}, "darwin", False),
        ({}, "win32", False),
    ],
)
def test_screen_is_missed_only_where_qt_would_miss_it(
    environment: dict[str, str], platform: str, *, missing: bool
) -> None:
    assert screen_missing(environment, platform) is missing


def test_without_a_screen_the_window_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert main([]) == 1
    assert capsys.readouterr().err == (
        "tdtool: there is no screen here for the window; "
        "posts, check, sheet, ruling, backup, export, import, demo work without one.\n"
    )


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[TextIO, TextIO], int]], None]:
    """Return a way to put a command of one's own in the place of `tdtool check`."""

    def put(run: Callable[[TextIO, TextIO], int]) -> None:
        def add_arguments(parser: argparse.ArgumentParser) -> None:
            parser.add_argument("--limit", type=int)

        def run_command(_args: argparse.Namespace, stdin: TextIO, stdout: TextIO) -> int:
            return run(stdin, stdout)

        module = ModuleType("tdtool.cli.check")
        module.__dict__.update(add_arguments=add_arguments, run=run_command)
        monkeypatch.setitem(sys.modules, "tdtool.cli.check", module)

    return put


def test_command_gets_its_arguments_and_gives_the_status(
    command: Callable[[Callable[[TextIO, TextIO], int]], None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    command(lambda _stdin, stdout: stdout.write("ok\n"))
    assert main(["check", "--limit", "3"]) == 3
    assert capsys.readouterr().out == "ok\n"
    assert main(["check", "--limit", "three"]) == 2
    assert capsys.readouterr().err.startswith("tdtool check: argument --limit: invalid int value")


def test_interrupt_is_no_traceback(
    command: Callable[[Callable[[TextIO, TextIO], int]], None],
) -> None:
    def interrupt(_stdin: TextIO, _stdout: TextIO) -> int:
        raise KeyboardInterrupt

    command(interrupt)
    assert main(["check"]) == 130


def test_missing_system_library_is_a_sentence(
    command: Callable[[Callable[[TextIO, TextIO], int]], None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    def load(_stdin: TextIO, _stdout: TextIO) -> int:
        raise ImportError("libEGL.so.1: cannot open shared object file")

    command(load)
    assert main(["check"]) == 1
    assert capsys.readouterr().err == (
        "tdtool: the system lacks a library (libEGL.so.1: cannot open shared object file); "
        "python3 packaging/run.py installs it.\n"
    )


def test_missing_module_is_not_hidden(
    command: Callable[[Callable[[TextIO, TextIO], int]], None],
) -> None:
    def load(_stdin: TextIO, _stdout: TextIO) -> int:
        raise ModuleNotFoundError("No module named 'numpy'")

    command(load)
    with pytest.raises(ModuleNotFoundError):
        main(["check"])


ENDLESS = """
import sys
from types import ModuleType
from tdtool.cli import main
module = ModuleType("tdtool.cli.check")
module.add_arguments = lambda parser: None
def run(args, stdin, stdout):
    for line in stdin:
        stdout.write(line)
    while sys.argv[1] == "endless":
        stdout.write("and on\\n")
    return 0
module.run = run
sys.modules["tdtool.cli.check"] = module
sys.exit(main(["check"]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no broken pipes")
def test_reader_who_leaves_ends_the_command_quietly() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", ENDLESS, "endless"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        assert run.stdout.readline() == b"and on\n"
        run.stdout.close()
        assert run.stderr.read() == b""
        assert run.wait(60) == 141


def test_streams_are_utf8_whatever_the_locale() -> None:
    run = subprocess.run(
        [sys.executable, "-c", ENDLESS, "once"],
        input="Jürgen 山田\n".encode() + b"\xff\n",
        env=os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        capture_output=True,
        check=True,
    )
    assert run.stdout.replace(b"\r", b"") == "Jürgen 山田\n\ufffd\n".encode()


def test_module_and_entry_point_are_the_same_program(repository: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tdtool", "--version"],
        cwd=repository,
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout == f"tdtool {__version__}\n"
