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


def test_import_contracts_are_kept(
    repository: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(repository)
    status = lint_imports(config_filename=str(repository / "pyproject.toml"), no_cache=True)
    assert status == EXIT_STATUS_SUCCESS, capsys.readouterr().out


@pytest.mark.parametrize(
    ("room", "line", "contract"),
    [
        ("rules", "import tdtool.tournament", "Each floor knows only the floors below it"),
        ("tournament", "import tdtool.desk", "Each floor knows only the floors below it"),
        ("sheets", "import tdtool.structures", "Each floor knows only the floors below it"),
        ("ui", "import tdtool.store", "Only the desk knows the log"),
        ("sheets", "from tdtool.store.tables import x", "Only the desk knows the log"),
        ("sheets", "from PySide6.QtCore import QObject", "Qt only in the window"),
        ("tournament", "import sqlalchemy.orm", "Database libraries only in the log and the index"),
        ("rulebook", "import sqlite3", "Database libraries only in the log and the index"),
        ("ui", "from reportlab.pdfgen import canvas", "Paper libraries only in the sheets"),
        ("ui", "import uvicorn", "Web libraries only in the players' page"),
    ],
)
def test_a_breach_is_seen(
    repository: Path, tmp_path: Path, room: str, line: str, contract: str
) -> None:
    package = tmp_path / "tdtool"
    for name in ("rules", "tournament", "structures", "rulebook", "store", "desk", "sheets", "ui"):
        (package / name).mkdir(parents=True)
        (package / name / "__init__.py").touch()
    (package / "__init__.py").touch()
    (package / "store" / "tables.py").touch()
    (package / room / "breach.py").write_text(f"{line}\n")
    run = subprocess.run(
        [sys.executable, "-c", LINT, str(repository / "pyproject.toml")],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    broken = [said.removesuffix(" BROKEN") for said in run.stdout.splitlines() if "BROKEN" in said]
    assert broken == [contract]


@pytest.mark.parametrize(
    ("room", "allowed"), [("tdtool.rules", set()), ("tdtool.tournament", {"pydantic"})]
)
def test_room_uses_little_more_than_the_standard_library(room: str, allowed: set[str]) -> None:
    graph = grimp.build_graph("tdtool", include_external_packages=True, cache_dir=None)
    known = set(sys.stdlib_module_names) | allowed
    strangers = {
        f"{module} imports {imported}"
        for module in graph.find_descendants(room) | {room}
        for imported in graph.find_modules_directly_imported_by(module)
        if imported.partition(".")[0] not in known | {"tdtool"}
    }
    assert not strangers


@pytest.mark.parametrize("room", ["tdtool.rules", "tdtool.tournament", "tdtool.settings"])
def test_room_is_imported_without_heavy_libraries(room: str) -> None:
    heavy = ("PySide6", "pydantic", "sqlmodel", "sqlalchemy", "alembic", "reportlab")
    program = (
        "import importlib, pkgutil, sys\n"
        f"room = importlib.import_module({room!r})\n"
        "for found in pkgutil.walk_packages(getattr(room, '__path__', []), room.__name__ + '.'):\n"
        "    importlib.import_module(found.name)\n"
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
