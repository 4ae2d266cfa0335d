"""Where things lie, in a checkout and in an installed wheel."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tdtool.paths import cache_dir, config_dir, database_path, documents_dir, resource


def test_resources_of_the_checkout_are_found(repository: Path) -> None:
    assert resource() == repository / "resources"


def test_missing_resource_is_named() -> None:
    with pytest.raises(FileNotFoundError, match=r"no\.svg is missing"):
        resource("icons", "no.svg")


def test_user_data_lies_in_the_users_folders() -> None:
    home = Path.home()
    for path in (database_path(), config_dir(), documents_dir()):
        assert path.is_relative_to(home)
    assert database_path().parent.is_dir()
    assert cache_dir().is_dir()


def test_documents_are_offered_where_they_are(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DOCUMENTS_DIR", str(tmp_path))
    if sys.platform.startswith("linux"):
        assert documents_dir() == tmp_path


@pytest.fixture(scope="module")
def wheel(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build a wheel from a copy of what it is made from, with the build tools at hand."""
    source = tmp_path_factory.mktemp("source")
    for folder in ("tdtool", "resources", "packaging"):
        shutil.copytree(
            repository / folder, source / folder, ignore=shutil.ignore_patterns("__pycache__")
        )
    deep = source / "resources" / "probe" / "deep" / "probe.svg"
    deep.parent.mkdir(parents=True)
    deep.write_text("<svg/>")
    for file in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(repository / file, source)
    built = tmp_path_factory.mktemp("built")
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run(
        [*pip, "wheel", "--no-deps", "--no-build-isolation", "--no-index", "-w", built, source],
        check=True,
    )
    (wheel,) = built.glob("*.whl")
    return wheel


def test_wheel_carries_every_resource_and_every_module(repository: Path, wheel: Path) -> None:
    inside = set(zipfile.ZipFile(wheel).namelist())
    listed = subprocess.run(
        ["git", "ls-files", "tdtool", "resources"],  # noqa: S607
        cwd=repository,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    resources = {f"tdtool/{name}" for name in listed if name.startswith("resources/")}
    modules = {name for name in listed if name.startswith("tdtool/")}
    assert resources | modules <= inside
    assert {name.partition("/")[0] for name in inside} == {
        "tdtool",
        next(name.partition("/")[0] for name in inside if ".dist-info/" in name),
    }


@pytest.mark.full
def test_installed_wheel_finds_its_resources(wheel: Path, tmp_path: Path) -> None:
    target = tmp_path / "site"
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run(
        [*pip, "install", "--no-deps", "--no-index", "--target", target, wheel], check=True
    )
    program = "from tdtool.paths import resource; print(resource('probe', 'deep', 'probe.svg'))"
    found = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(target)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    assert Path(found) == target / "tdtool" / "resources" / "probe" / "deep" / "probe.svg"
