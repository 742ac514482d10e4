"""The Python that runs in the browser: Pyodide from npm, and the wheels that it loads, with their lock file."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parent.parent.parent
PYODIDE = ROOT / "widgets" / "js" / "node_modules" / "pyodide"
CACHE = ROOT / ".cache" / "runtime"

FROM_NPM = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
PURE = ("jinja2", "markupsafe")
_COMPILED = {".so", ".pyd", ".c", ".pyi"}


class RuntimeBuildError(RuntimeError):
    """A step of the build failed; the text holds what it printed."""


def build() -> Path:
    """Return the folder of everything that the browser loads to run Python, made anew when a source changes."""
    if not PYODIDE.is_dir():
        raise RuntimeBuildError(f"{PYODIDE.relative_to(ROOT)} is missing: run `make setup`")
    folder = CACHE / _fingerprint()
    if not folder.is_dir():
        CACHE.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=CACHE) as scratch:
            _fill(Path(scratch))
            for old in CACHE.iterdir():
                if old != Path(scratch):
                    shutil.rmtree(old)
            shutil.copytree(scratch, folder)
    return folder


def _sources() -> Iterable[Path]:
    yield from (
        ROOT / "pyproject.toml",
        ROOT / "widgets" / "pyproject.toml",
        ROOT / "widgets" / "js" / "package-lock.json",
    )
    for package in (ROOT / "rake", ROOT / "widgets"):
        for path in sorted(package.rglob("*")):
            if path.suffix in {".py", ".html", ".mo"} and "node_modules" not in path.parts:
                yield path


def _fingerprint() -> str:
    content = hashlib.sha256(" ".join(distribution(name).version for name in PURE).encode())
    for path in _sources():
        content.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return content.hexdigest()[:16]


def _fill(folder: Path) -> None:
    for name in FROM_NPM:
        shutil.copy2(PYODIDE / name, folder)
    # A fixed date makes the wheels, and so their hashes, the same for the same sources.
    dated = {"SOURCE_DATE_EPOCH": "1577836800"}
    for project in (ROOT, ROOT / "widgets"):
        _python("-m", "hatchling", "build", "-t", "wheel", "-d", str(folder), cwd=project, **dated)
    for name in PURE:
        _repack(name, folder)
    with TemporaryDirectory() as scratch:
        empty = Path(scratch) / "lock.json"
        lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
        empty.write_text(json.dumps(lock | {"packages": {}}))
        wheels = [str(wheel) for wheel in sorted(folder.glob("*.whl"))]
        output = str(folder / "pyodide-lock.json")
        _python("-m", "pyodide_cli", "lockfile", "add-wheels", "--input", str(empty), "--output", output, *wheels)


def _repack(name: str, folder: Path) -> None:
    """Write the wheel of an installed distribution without what a compiler made of it: Pyodide has no such wheel."""
    installed = distribution(name)
    with TemporaryDirectory() as scratch:
        for file in installed.files or ():
            if ".." in file.parts or "__pycache__" in file.parts or file.suffix in _COMPILED:
                continue
            if file.name in {"INSTALLER", "REQUESTED", "RECORD", "direct_url.json"}:
                continue
            target = Path(scratch) / file
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(str(installed.locate_file(file)), target)
            if file.name == "WHEEL":
                target.write_text("Wheel-Version: 1.0\nGenerator: rake\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        _python("-m", "wheel", "pack", scratch, "--dest-dir", str(folder), SOURCE_DATE_EPOCH="1577836800")


def _python(*arguments: str, cwd: Path = ROOT, **environment: str) -> None:
    run = subprocess.run(
        [sys.executable, *arguments], cwd=cwd, env=os.environ | environment, capture_output=True, text=True, check=False
    )
    if run.returncode:
        raise RuntimeBuildError(f"{' '.join(arguments)}\n{run.stdout}{run.stderr}")
