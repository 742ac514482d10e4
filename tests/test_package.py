"""The files that a release publishes: the same from the same sources, whole, and enough without the repository."""

from __future__ import annotations

import doctest
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from packaging.metadata import Metadata

from .engine.test_terminal import entries
from .files import ROOT

SOURCES = (".gitignore", "pyproject.toml", "README.md", "CHANGELOG.md", "LICENSE", "rake")
MATCHES = {lang: ROOT / "tests" / "data" / f"matches.{lang}.txt" for lang in ("en", "ru")}
ENGINE = (ROOT / "docs" / "engine.md").read_text("utf-8")


def build(sources: Path, folder: Path) -> dict[str, bytes]:
    """Return the files that are built from a folder of sources, by name."""
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    subprocess.run(command, cwd=sources, check=True, capture_output=True)
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the wheel and the sdist of this checkout."""
    return tmp_path_factory.mktemp("dist")


@pytest.fixture(scope="module")
def built(folder: Path) -> dict[str, bytes]:
    """Return the wheel and the sdist of this checkout, by name."""
    return build(ROOT, folder)


@pytest.fixture(scope="module")
def wheel(folder: Path, built: dict[str, bytes]) -> zipfile.ZipFile:
    """Return the wheel."""
    return zipfile.ZipFile(folder / next(name for name in built if name.endswith(".whl")))


@pytest.fixture(scope="module")
def unpacked(folder: Path, built: dict[str, bytes], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder with what the sdist holds."""
    target = tmp_path_factory.mktemp("sdist")
    with tarfile.open(folder / next(name for name in built if name.endswith(".tar.gz"))) as sdist:
        sdist.extractall(target, filter="data")
    return next(target.iterdir())


@pytest.fixture(scope="module")
def installed(folder: Path, built: dict[str, bytes], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the programs of a fresh environment that has the wheel and nothing else; no index is asked."""
    home = tmp_path_factory.mktemp("fresh") / "env"
    uv = [sys.executable, "-m", "uv", "--offline", "--no-config"]
    subprocess.run([*uv, "venv", "--python", sys.executable, str(home)], check=True, capture_output=True)
    programs = next(home / name for name in ("bin", "Scripts") if (home / name).exists())
    wheels = [str(folder / name) for name in built if name.endswith(".whl")]
    install = [*uv, "pip", "install", "--no-index", "--python", str(programs / "python"), *wheels]
    subprocess.run(install, check=True, capture_output=True)
    return programs


def printed(program: Path, *arguments: str, typed: str = "") -> str:
    """Return what a program prints that runs far from the repository. Raises `CalledProcessError` if it fails."""
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [program, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=True,
        cwd=program.parent,
        env=surroundings | {"PYTHONUTF8": "1"},
    )
    return done.stdout


def test_the_same_sources_give_the_same_files_elsewhere_and_at_another_time(
    built: dict[str, bytes], tmp_path: Path
) -> None:
    copy = tmp_path / "a copy"
    copy.mkdir()
    for name in reversed(SOURCES):
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, copy_function=shutil.copyfile)
        else:
            shutil.copyfile(ROOT / name, copy / name)
    for path in copy.rglob("*"):
        os.utime(path, (1e9, 1e9))
        path.chmod(0o700 if path.is_dir() else 0o600)
    again = build(copy, tmp_path / "dist")
    assert sorted(again) == sorted(built)
    assert len(built) == 2
    assert [name for name in built if again[name] != built[name]] == []


def test_the_sdist_gives_the_same_wheel(unpacked: Path, built: dict[str, bytes], tmp_path: Path) -> None:
    again = build(unpacked, tmp_path / "dist")
    assert [name for name in built if name.endswith(".whl") and again[name] != built[name]] == []


def test_the_wheel_holds_the_engine_whole_and_nothing_else(wheel: zipfile.ZipFile) -> None:
    files = [path for path in (ROOT / "rake").rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    names = {name for name in wheel.namelist() if ".dist-info/" not in name}
    assert names == {path.relative_to(ROOT).as_posix() for path in files}
    assert "rake/py.typed" in names


def test_the_sdist_holds_what_the_wheel_is_built_from_and_the_changelog(unpacked: Path) -> None:
    assert {path.name for path in unpacked.iterdir()} == {*SOURCES, "PKG-INFO"}


def test_the_metadata_are_valid_and_name_no_dependency(wheel: zipfile.ZipFile) -> None:
    text = wheel.read(next(name for name in wheel.namelist() if name.endswith("/METADATA")))
    metadata = Metadata.from_email(text, validate=True)
    assert (metadata.name, metadata.requires_dist, metadata.license_expression) == ("rake-cards", None, "MIT")
    assert metadata.description_content_type == "text/markdown"
    assert metadata.description == (ROOT / "README.md").read_text("utf-8")
    assert "UNKNOWN" not in text.decode("utf-8")


def test_the_package_is_found_where_it_was_installed_and_not_here(installed: Path) -> None:
    where = printed(installed / "python", "-c", "import rake; print(rake.__file__)")
    assert Path(where.strip()).is_relative_to(installed.parent)
    listed = printed(
        installed / "python", "-c", "import importlib.metadata as m; print([*map(str, m.distributions())])"
    )
    assert listed.count("PathDistribution") == 1


def test_the_examples_of_the_readme_run_without_the_repository(installed: Path, tmp_path: Path) -> None:
    examples = doctest.DocTestParser().get_examples((ROOT / "README.md").read_text("utf-8"))
    page = tmp_path / "README.md"
    shutil.copyfile(ROOT / "README.md", page)
    report = printed(installed / "python", "-m", "doctest", "-v", str(page))
    assert f"{len(examples)} passed" in report
    assert len(examples) >= 6


def test_the_examples_of_the_engine_page_run_without_the_repository(installed: Path) -> None:
    examples = re.findall(r"```python\n(.*?)```\n\n```text\n(.*?)```", ENGINE, re.DOTALL)
    assert len(examples) == 4
    for example, expected in examples:
        assert printed(installed / "python", "-c", example) == expected


def test_the_commands_of_the_readme_run_without_the_repository(installed: Path) -> None:
    typed = "rank AS AW AF 9C 2S"
    expected = "Three of a kind  AS.AW.AF  spare 9C.2S  Ace of Skulls wins\n"
    assert f"`python -m rake {typed}`" in (ROOT / "README.md").read_text("utf-8")
    for program, *first in ((installed / "python", "-m", "rake"), (installed / "rake-cards",)):
        assert printed(program, *first, *typed.split()) == expected


@pytest.mark.parametrize("lang", MATCHES)
def test_a_match_is_played_in_words_without_the_repository(lang: str, installed: Path) -> None:
    for command, expected in entries(MATCHES[lang]).items():
        answers = "".join(f"{line}\n" for line in re.findall(r"^> (.*)$", expected, re.MULTILINE))
        assert printed(installed / "rake-cards", *command.split(), typed=answers) == expected
