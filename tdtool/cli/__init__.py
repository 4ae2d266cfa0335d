"""The command line: the window when nothing is asked, and what works without a screen."""

from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn, Protocol, TextIO, cast

from tdtool import __version__

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

COMMANDS = {
    "posts": "say who posts at a table, or at many, one JSON object a line",
    "check": "read a structure and list what is odd in it, with its row",
    "sheet": "print a sheet of a structure to a PDF",
    "ruling": "find the ruling for a situation by the words people say, or by rule number",
    "backup": "copy every tournament into another file",
    "export": "write one tournament into a file that opens elsewhere",
    "import": "take a tournament in from such a file, or from a .tdt",
    "demo": "play the built-in tournament without a screen and leave its papers in a folder",
}
"""The commands that work without a screen, and what each is for."""

_OF_THE_DATABASE = {"backup", "export", "import"}
"""Commands that take --db as the window does."""
_MODULES = {"import": "bring_in"}
"""Commands whose name no module can have."""
_FAILED = 1
_USAGE = 2
_INTERRUPTED = 130
_READER_GONE = 141


class Command(Protocol):
    """A module of this package that is one command."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Tell the parser what the command takes."""

    def run(self, args: argparse.Namespace, stdin: TextIO, stdout: TextIO) -> int:
        """Do it, and return the exit status."""


class Parser(argparse.ArgumentParser):
    """An argument parser that complains in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and leave with status 2."""
        self.exit(_USAGE, f"{self.prog}: {message.rstrip('.')} (see {self.prog} --help).\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these arguments (without its name) and return the exit status.

    Status 0 is success, 1 a refusal that has been told, 2 a usage error.
    """
    try:
        return _dispatch(sys.argv[1:] if argv is None else list(argv))
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else _FAILED
    except KeyboardInterrupt:
        return _INTERRUPTED
    except ImportError as error:
        if not _system_library(error):
            raise
        return _refused(
            f"the system lacks a library ({error}); python3 packaging/run.py installs it"
        )
    except BrokenPipeError:
        # Nobody reads on; the interpreter must not try to flush once more.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _READER_GONE


def screen_missing(environment: Mapping[str, str], platform: str) -> bool:
    """Tell whether no window can be shown: Linux, and neither X11 nor Wayland nor offscreen."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return platform.startswith("linux") and not any(environment.get(name) for name in names)


def _dispatch(argv: list[str]) -> int:
    parser = _parser()
    args = parser.parse_args(argv)
    if args.command is None:
        return _window(args.db)
    if args.command not in COMMANDS:
        parser.error(f"there is no command {args.command!r}; there are {', '.join(COMMANDS)}")
    if args.db is None:
        return _command(args.command, args.rest)
    if args.command not in _OF_THE_DATABASE:
        parser.error(f"--db is for the window; {args.command} uses no database of yours")
    return _command(args.command, ["--db", str(args.db), *args.rest])


def _parser() -> Parser:
    width = max(map(len, COMMANDS))
    listed = "\n".join(f"  {name:{width}}  {purpose}" for name, purpose in COMMANDS.items())
    parser = Parser(
        prog="tdtool",
        usage="tdtool [--db PATH] | tdtool COMMAND ... | tdtool --version",
        description="The tournament director's desk. Without a command, the window opens.",
        epilog=f"commands (each has its own --help):\n{listed}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument(
        "--db", metavar="PATH", type=Path, help="open this database instead of the usual one"
    )
    parser.add_argument("--version", action="version", version=f"tdtool {__version__}")
    parser.add_argument("command", nargs="?", help=argparse.SUPPRESS)
    parser.add_argument("rest", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    return parser


def _command(name: str, argv: list[str]) -> int:
    command = cast("Command", import_module(f"tdtool.cli.{_MODULES.get(name, name)}"))
    parser = Parser(prog=f"tdtool {name}", description=f"{COMMANDS[name].capitalize()}.")
    command.add_arguments(parser)
    args = parser.parse_args(argv)
    # A file of any origin is answered line by line; an odd byte must not end the run.
    _speak_utf8(sys.stdin, errors="replace")
    _speak_utf8(sys.stdout, errors="backslashreplace")
    status = command.run(args, sys.stdin, sys.stdout)
    sys.stdout.flush()
    return status


def _speak_utf8(stream: TextIO, errors: str) -> None:
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(encoding="utf-8", errors=errors)


def _window(database: Path | None) -> int:
    if screen_missing(os.environ, sys.platform):
        commands = ", ".join(COMMANDS)
        return _refused(f"there is no screen here for the window; {commands} work without one")
    app = import_module("tdtool.app")
    return cast("int", app.run(database))


def _refused(sentence: str) -> int:
    print(f"tdtool: {sentence}.", file=sys.stderr)
    return _FAILED


def _system_library(error: ImportError) -> bool:
    """Tell a missing libEGL.so.1 from a missing Python module."""
    return not isinstance(error, ModuleNotFoundError) and ".so" in str(error)
