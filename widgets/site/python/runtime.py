"""Builds the Python that runs in the browser: Pyodide, our wheels and their lock file, the bundle, the memory image."""

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
from tempfile import NamedTemporaryFile, TemporaryDirectory
from typing import Any

from widgets.site import ROOT
from widgets.site.python import trim

PYODIDE = ROOT / "widgets" / "js" / "node_modules" / "pyodide"
CACHE = ROOT / ".cache" / "runtime"
TRIMMED = ROOT / ".cache" / "pyodide"
BUILD_HEAP = Path(__file__).with_name("build_heap.mjs")

WASM, CORE = "pyodide.asm.wasm", "pyodide.core.wasm"
FROM_NPM = ("pyodide.mjs", "pyodide.asm.mjs", WASM, "python_stdlib.zip")
PURE = ("jinja2", "markupsafe")
KEPT_BUILDS = 4
MOST_MEMORY = 37_748_736
"""The most bytes of memory that the memory image may need on a phone: the wasm's first size, grown once."""

_COMPILED = {".so", ".pyd", ".c", ".pyi"}


class RuntimeBuildError(RuntimeError):
    """A step of the build failed. The message has the command's output, or what is wrong."""


def build(*, fast: bool) -> Path:
    """Return the folder with everything that the browser loads to run Python; it is built again if a source changes.

    It holds `python.js` (see python.d.ts) and folders with hashes of their content in the names: Pyodide's files, which
    change only with its version, among them the interpreter once more without what no page calls; the compiled bundle
    and the memory image of Rake's pages; and our wheels. The folder `games` has a file for each other game, with such a
    hash in its own name. Without `fast` there are no bundle, no image and no games, which take a while to build: then
    Python can only boot in the way `plain` (see boot.js).
    """
    if not PYODIDE.is_dir():
        raise RuntimeBuildError(f"{PYODIDE.relative_to(ROOT)} is missing: run `make setup`")
    folder = CACHE / f"{_fingerprint()}-{'fast' if fast else 'plain'}"
    if not folder.is_dir():
        CACHE.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=CACHE, prefix="new-") as scratch:
            draft = Path(scratch) / "made"
            draft.mkdir()
            _fill(draft, fast)
            try:
                draft.rename(folder)
            except OSError:
                if not folder.is_dir():  # else another build of the same was quicker
                    raise
        _prune()
    return folder


def _prune() -> None:
    """Delete all but the latest `KEPT_BUILDS` builds; some are kept because another process may be reading them."""
    builds = [folder for folder in CACHE.iterdir() if not folder.name.startswith("new-")]
    for old in sorted(builds, key=lambda folder: folder.stat().st_mtime)[:-KEPT_BUILDS]:
        shutil.rmtree(old)


def _sources() -> Iterable[Path]:
    yield from (ROOT / name for name in ("pyproject.toml", "README.md", "LICENSE", "widgets/pyproject.toml"))
    yield ROOT / "widgets" / "js" / "package-lock.json"
    yield from (BUILD_HEAP, trim.FUNCTIONS, *sorted(Path(__file__).parent.glob("*.py")))
    for package in (ROOT / "rake", ROOT / "widgets"):
        for path in sorted(package.rglob("*")):
            if path.suffix in {".py", ".html", ".json", ".mo"} and not {"node_modules", "site"} & set(path.parts):
                yield path


def _fingerprint() -> str:
    content = hashlib.sha256(" ".join(distribution(name).version for name in PURE).encode())
    for path in _sources():
        content.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return content.hexdigest()[:16]


def _fill(folder: Path, fast: bool) -> None:
    pyodide, python, wheels = folder / "pyodide", folder / "python", folder / "wheels"
    pyodide.mkdir()
    for name in FROM_NPM:
        shutil.copy2(PYODIDE / name, pyodide)
    python.mkdir()
    wheels.mkdir()
    _wheels(wheels)
    image = _image(wheels, python) if fast else {}
    if fast:
        (python / "games").rename(folder / "games")
    wasm, quick = pyodide / WASM, core(pyodide)
    reads = {"image": [quick, python / "heap.wasm"], "bundle": [wasm, python / "bundle.wasm"]} if fast else {}
    reads["plain"] = [wasm, pyodide / "python_stdlib.zip", *wheels.glob("*.whl")]
    ways = {way: sum(path.stat().st_size for path in files) for way, files in reads.items()}
    constants = {
        "pyodide": f"../{_named_by_content(pyodide)}/",
        "python": f"../{_named_by_content(python)}/",
        "wheels": f"../{_named_by_content(wheels)}/",
        "core": quick.name,
        "ways": ways,
        "lock": image.get("lock"),
        "head": image.get("head"),
        "files": image.get("files"),
        "games": image.get("games", {}),
    }
    lines = (f"export const {name} = {json.dumps(value)};\n" for name, value in constants.items())
    (folder / "python.js").write_text("".join(lines), encoding="utf-8")


def core(pyodide: Path) -> Path:
    """Write the interpreter without the functions that no page calls; return its file, or that of the whole one.

    The whole one is all that there is for a version of Pyodide whose functions aren't listed yet: then it says so.
    Trimming takes seconds, so that what is made from the same is kept.
    """
    wasm, file = pyodide / WASM, pyodide / CORE
    made_from = (wasm, trim.FUNCTIONS, *map(Path(__file__).with_name, ("trim.py", "wasm.py")))
    trimmed = TRIMMED / f"{hashlib.sha256(b''.join(path.read_bytes() for path in made_from)).hexdigest()[:16]}.wasm"
    if not trimmed.exists():
        kept = trim.kept_functions(wasm.read_bytes())
        if kept is None:
            print("Pyodide is sent whole: run `make functions` for this version of it", file=sys.stderr)
            return wasm
        TRIMMED.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=TRIMMED, delete=False) as new:
            new.write(trim.trimmed(wasm.read_bytes(), kept))
        Path(new.name).rename(trimmed)
    shutil.copyfile(trimmed, file)
    return file


def _image(wheels: Path, folder: Path) -> dict[str, Any]:
    """Write the bundle and the memory image of a folder of wheels, and the other games; return what boot.js needs.

    Raises `RuntimeBuildError`, also for an image that needs more memory than `MOST_MEMORY`.
    """
    image: dict[str, Any] = json.loads(_run("node", str(BUILD_HEAP), str(wheels), str(folder)))
    if image["memory"] > MOST_MEMORY:
        raise RuntimeBuildError(
            f"the image holds {image['memory']} bytes of memory; a phone is asked for {MOST_MEMORY}"
        )
    return image


def _named_by_content(folder: Path) -> str:
    """Rename a folder to include a hash of its content; return the new name."""
    content = hashlib.sha256()
    for path in sorted(folder.iterdir()):
        content.update(path.name.encode() + b"\0" + path.read_bytes())
    return folder.rename(folder.with_name(f"{folder.name}-{content.hexdigest()[:12]}")).name


def _wheels(folder: Path) -> None:
    """Write our wheels, those of the packages they need, and Pyodide's lock file for them into a folder."""
    # A fixed date makes the wheels, and so their hashes, the same for the same sources.
    dated = {"SOURCE_DATE_EPOCH": "1577836800"}
    with TemporaryDirectory() as scratch:
        engine = Path(scratch)
        for name in ("pyproject.toml", "README.md", "LICENSE"):
            shutil.copyfile(ROOT / name, engine / name)
        # No page has a terminal, and its sentences are long.
        shutil.copytree(
            ROOT / "rake", engine / "rake", ignore=shutil.ignore_patterns("__pycache__", "cli", "__main__.py")
        )
        for project in (engine, ROOT / "widgets"):
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
    """Write a pure-Python wheel of an installed distribution, without compiled files, which Pyodide can't load."""
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


def _python(*arguments: str, cwd: Path = ROOT, **environment: str) -> str:
    return _run(sys.executable, *arguments, cwd=cwd, **environment)


def _run(*command: str, cwd: Path = ROOT, **environment: str) -> str:
    """Return what a command prints. Raises `RuntimeBuildError` with the end of its output if it fails."""
    run = subprocess.run(command, cwd=cwd, env=os.environ | environment, capture_output=True, text=True, check=False)
    if run.returncode:
        raise RuntimeBuildError(f"{' '.join(command)}\n{(run.stdout + run.stderr)[-4000:]}")
    return run.stdout
