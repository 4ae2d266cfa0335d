"""The step of building a wheel that puts the folder of resources inside the package."""

from __future__ import annotations

from pathlib import Path

from setuptools.command.build_py import build_py


class BuildWithResources(build_py):
    """Builds the package, and lays `resources/` into it; an editable install needs no copy."""

    def run(self) -> None:
        """Build, then copy."""
        super().run()
        if not self.editable_mode:
            for source, target in self._resources():
                self.mkpath(str(Path(target).parent))
                self.copy_file(source, target, preserve_mode=False)

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:  # noqa: FBT001, FBT002
        """List what is built, resources too."""
        outputs = super().get_outputs(include_bytecode)
        if self.editable_mode:
            return outputs
        return [*outputs, *(target for _, target in self._resources())]

    def get_source_files(self) -> list[str]:
        """List what a source archive needs, resources and this step too."""
        own = Path(__file__).resolve().relative_to(Path.cwd())
        modules: list[str] = super().get_source_files()  # type: ignore[no-untyped-call]
        return [*modules, str(own), *(source for source, _ in self._resources())]

    def _resources(self) -> list[tuple[str, str]]:
        inside = Path(self.build_lib, "tdtool")
        files = sorted(file for file in Path("resources").rglob("*") if file.is_file())
        return [(str(file), str(inside / file)) for file in files]
