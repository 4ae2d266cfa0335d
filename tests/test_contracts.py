"""Who may know whom: the import contracts of pyproject.toml, and what they cannot say."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import grimp
import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

if TYPE_CHECKING:
    from pathlib import Path


LINT = """
import sys
from importlinter.cli import lint_imports
sys.path.insert(0, "")
sys.exit(lint_imports(config_filename=sys.argv[1], no_cache=True))
"""


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("tdtool", include_external_packages=True, cache_dir=None)


def test_import_contracts_are_kept(
    repository: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(repository)
    status = lint_imports(config_filename=str(repository / "pyproject.toml"), no_cache=True)
    assert status == EXIT_STATUS_SUCCESS, capsys.readouterr().out


LAYERS = "Each floor knows only the floors below it"
LOG = "Only the desk knows the log"
QT = "Qt only in the window"
DATABASE = "Database libraries only in the log and the index"
PAPER = "Paper libraries only in the sheets"
WEB = "Web libraries only in the players' page"


@pytest.mark.parametrize(
    "breaches",
    [
        {
            LAYERS: ("rules", "import tdtool.tournament"),
            LOG: ("ui", "import tdtool.store"),
            QT: ("sheets", "from PySide6.QtCore import QObject"),
            DATABASE: ("tournament", "import sqlalchemy.orm"),
            PAPER: ("ui", "from reportlab.pdfgen import canvas"),
        },
        {
            LAYERS: ("tournament", "import tdtool.desk"),
            LOG: ("sheets", "from tdtool.store.tables import x"),
            DATABASE: ("rulebook", "import sqlite3"),
            WEB: ("ui", "import uvicorn"),
        },
        {LAYERS: ("sheets", "import tdtool.structures")},
    ],
)
def test_breaches_are_seen(
    repository: Path, tmp_path: Path, breaches: dict[str, tuple[str, str]]
) -> None:
    package = tmp_path / "tdtool"
    for name in ("rules", "tournament", "structures", "rulebook", "store", "desk", "sheets", "ui"):
        (package / name).mkdir(parents=True)
        (package / name / "__init__.py").touch()
    (package / "__init__.py").touch()
    (package / "store" / "tables.py").touch()
    for at, (room, line) in enumerate(breaches.values()):
        (package / room / f"breach_{at}.py").write_text(f"{line}\n")
    run = subprocess.run(
        [sys.executable, "-c", LINT, str(repository / "pyproject.toml")],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    broken = [said.removesuffix(" BROKEN") for said in run.stdout.splitlines() if "BROKEN" in said]
    assert sorted(broken) == sorted(breaches)


@pytest.mark.parametrize(
    ("room", "allowed"), [("tdtool.rules", set()), ("tdtool.tournament", {"pydantic"})]
)
def test_room_uses_little_more_than_the_standard_library(
    graph: grimp.ImportGraph, room: str, allowed: set[str]
) -> None:
    known = set(sys.stdlib_module_names) | allowed
    strangers = {
        f"{module} imports {imported}"
        for module in graph.find_descendants(room) | {room}
        for imported in graph.find_modules_directly_imported_by(module)
        if imported.partition(".")[0] not in known | {"tdtool"}
    }
    assert not strangers


def test_rooms_are_imported_without_heavy_libraries() -> None:
    heavy = ("PySide6", "pydantic", "sqlmodel", "sqlalchemy", "alembic", "reportlab")
    program = (
        "import importlib, pkgutil, sys\n"
        "for name in ('tdtool.rules', 'tdtool.tournament', 'tdtool.settings'):\n"
        "    room = importlib.import_module(name)\n"
        "    for found in pkgutil.walk_packages(getattr(room, '__path__', []), name + '.'):\n"
        "        importlib.import_module(found.name)\n"
        f"print(*[name for name in {heavy!r} if name in sys.modules])\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert run.stdout.split() == []


def test_command_line_starts_without_heavy_libraries() -> None:
    program = (
        "import sys, tdtool.cli\n"
        "heavy = {'PySide6', 'pydantic', 'sqlmodel', 'sqlalchemy', 'alembic', 'reportlab',"
        " 'platformdirs'}\n"
        "print(*sorted(heavy & set(sys.modules)))\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert run.stdout.split() == []


def test_floor_and_entries_are_shown_without_what_prints() -> None:
    program = (
        "import sys, tdtool.ui.program, tdtool.ui.window, tdtool.ui.entries.entries_page\n"
        "heavy = {'PySide6.QtPdf', 'PySide6.QtPrintSupport', 'html.entities',"
        " 'tdtool.sheets.page', 'tdtool.ui.panels.print_panel', 'tdtool.ui.papers'}\n"
        "print(*sorted(heavy & set(sys.modules)))\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert run.stdout.split() == []
