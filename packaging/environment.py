"""The program's own Python environment, `.venv` in the checkout."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from libraries import install, missing, say

ROOT = Path(__file__).resolve().parents[1]
_FOLDER = ROOT / ".venv"
_DONE = _FOLDER / "tdtool-set-up.json"
_PINS = ROOT / "packaging" / "pins.txt"


def python() -> Path:
    """Return the environment's Python."""
    return _FOLDER / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def set_up(system_packages: tuple[str, ...], *, tests: bool) -> None:
    """Make the environment, or bring it up to date; done already, it costs no time.

    Libraries go in at the versions of `pins.txt`. Leaves the program with a sentence where
    Python cannot make environments or the package registry cannot be reached.
    """
    done = _done()
    wanted = {"from": _digest(ROOT / "pyproject.toml", _PINS), "python": _this_python()}
    if any(done.get(key) != value for key, value in wanted.items()):
        done = {}
    system = done.get("system", [])
    if not set(system_packages) <= set(system) and _system_has(system_packages, anew=not done):
        system = [*system_packages]
    if not done or (tests and not done["tests"]):
        _DONE.unlink(missing_ok=True)
        say(f"Setting up in {_FOLDER}; the first time this takes a minute or two.")
        if not done:
            _make_anew()
        _fill(tests=tests)
        done |= {**wanted, "tests": tests}
    done["system"] = system
    _note(done)


def _system_has(packages: tuple[str, ...], *, anew: bool) -> bool:
    """Install what the system lacks of these, and what a new environment is made with."""
    names = missing(packages)
    if anew and not _makes_environments():
        # Debian keeps the half of `venv` that installs pip in a package of its own.
        names.append(f"python{sys.version_info.major}.{sys.version_info.minor}-venv")
    return install(names)


def _done() -> dict[str, Any]:
    """Read what was set up last; nothing if that was another place or was cut short."""
    try:
        done = json.loads(_DONE.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return done if isinstance(done, dict) and python().exists() else {}


def _note(done: dict[str, Any]) -> None:
    _DONE.write_text(json.dumps(done), encoding="utf-8")


def _digest(*files: Path) -> str:
    digest = hashlib.sha256(str(ROOT).encode())
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _this_python() -> str:
    return f"{Path(sys.executable).resolve()} {sys.version}"


def _makes_environments() -> bool:
    invalidate_caches()
    return find_spec("ensurepip") is not None


def _make_anew() -> None:
    """Make an empty environment with pip in it."""
    if _FOLDER.exists():
        shutil.rmtree(_FOLDER)
    able = _makes_environments()
    if not able and find_spec("pip") is None:
        sys.exit("Without that package Python cannot make an environment; nothing was set up.")
    try:
        if able:
            _run([sys.executable, "-m", "venv", str(_FOLDER)])
        else:
            _run([sys.executable, "-m", "venv", "--without-pip", str(_FOLDER)])
            pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
            _run([*pip, "--python", str(python()), "install", "pip"])
    except subprocess.CalledProcessError:
        sys.exit(f"Python could not make an environment in {_FOLDER}.")


def _fill(*, tests: bool) -> None:
    """Put the program and its libraries into the environment.

    uv fetches them in a fraction of pip's time; where it cannot, by a registry that only pip
    is set up for, say, pip does all of it.
    """
    pip = [str(python()), "-m", "pip", "-qq", "--disable-pip-version-check", "install"]
    pinned = ["--constraint", str(_PINS)]
    wanted = ["--no-build-isolation", "--editable", f"{ROOT}[tests]" if tests else str(ROOT)]
    try:
        # The build tools are here first, at their pinned version; nobody need fetch others.
        _run([*pip, "--no-user", *pinned, "setuptools"])
        if not _quickly([*pip, "--no-user", *pinned, "uv"], [*pinned, *wanted]):
            _run([*pip, "--no-user", *pinned, *wanted])
    except subprocess.CalledProcessError:
        sys.exit("The libraries could not be installed; is the package registry within reach?")


def _quickly(get_uv: list[str], wanted: list[str]) -> bool:
    """Try to install by uv; return whether that was done."""
    uv = [str(python()), "-m", "uv", "--quiet", "pip", "install", "--python", str(python())]
    for command in (get_uv, [*uv, *wanted]):
        if subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode != 0:
            return False
    return True


def _run(command: list[str]) -> None:
    subprocess.run(command, cwd=ROOT, stdout=sys.stderr, check=True)
