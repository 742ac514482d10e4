"""What the browser loads to run Python."""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import re
import subprocess
import sys
import zipfile
from email import message_from_bytes
from pathlib import Path
from typing import Any

import pytest

from rake.shelf import base_of
from tests.files import CODE
from widgets import other_games as games
from widgets.site import ROOT
from widgets.site.python import runtime


@pytest.fixture(scope="module")
def plain() -> Path:
    return runtime.build(fast=False)


@pytest.fixture(scope="module")
def folder(plain: Path) -> Path:
    """Return the folder of our wheels."""
    return next(plain.glob("wheels-*"))


@pytest.fixture(scope="module")
def fast(site: Path) -> Path:
    """Return what the site was built with."""
    return runtime.build(fast=True)


def constants(built: Path) -> dict[str, Any]:
    """Return what `python.js` tells the browser."""
    lines = (built / "python.js").read_text("utf-8").splitlines()
    pairs = (re.fullmatch(r"export const (\w+) = (.*);", line) for line in lines)
    return {pair[1]: json.loads(pair[2]) for pair in pairs if pair}


def members(folder: Path, wheel: str) -> zipfile.ZipFile:
    return zipfile.ZipFile(next(folder.glob(f"{wheel}-*.whl")))


def test_the_engines_wheel_is_typed_and_needs_nothing(folder: Path) -> None:
    with members(folder, "rake_cards") as wheel:
        names = wheel.namelist()
        metadata = next(name for name in names if name.endswith("METADATA"))
        assert message_from_bytes(wheel.read(metadata)).get_all("Requires-Dist") is None
    assert "rake/py.typed" in names
    assert {name.split("/")[0].split("-")[0] for name in names} == {"rake", "rake_cards"}


def test_the_terminal_and_its_sentences_stay_out_of_the_browser(folder: Path) -> None:
    with members(folder, "rake_cards") as wheel:
        assert [name for name in wheel.namelist() if name.startswith(("rake/cli", "rake/__main__"))] == []


def test_the_widgets_wheel_has_templates_and_catalogues_and_nothing_of_the_site(folder: Path) -> None:
    with members(folder, "rake_widgets") as wheel:
        names = set(wheel.namelist())
    assert {"widgets/games/rake/hand/view.html", "widgets/games/rake/versus/view.html", "widgets/locale/ru.mo"} <= names
    assert {f"widgets/{folder}/sentences/ru.json" for folder in ("kit", "shelf", "games/reddog")} <= names
    assert [name for name in names if name.startswith(("widgets/site", "widgets/js", "widgets/fluent"))] == []
    assert {name.rpartition(".")[2] for name in names if name.startswith("widgets/")} == {"py", "html", "json", "mo"}


def test_markupsafe_is_pure(folder: Path) -> None:
    with members(folder, "markupsafe") as wheel:
        assert [name for name in wheel.namelist() if name.endswith((".so", ".pyd", ".c"))] == []
    assert list(folder.glob("markupsafe-*-py3-none-any.whl")) != []


def test_the_lock_names_each_wheel_with_its_hash(folder: Path) -> None:
    packages = json.loads((folder / "pyodide-lock.json").read_text("utf-8"))["packages"]
    assert set(packages) == {"jinja2", "markupsafe", "rake-cards", "rake-widgets"}
    for package in packages.values():
        content = (folder / package["file_name"]).read_bytes()
        assert package["sha256"] == hashlib.sha256(content).hexdigest()
    assert set(packages["rake-widgets"]["depends"]) == {"jinja2", "rake-cards"}


def test_the_same_sources_make_the_same_bytes(plain: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runtime, "CACHE", tmp_path)
    again = runtime.build(fast=False)
    assert again.name == plain.name
    assert {path.relative_to(again): path.read_bytes() for path in again.rglob("*.*") if path.is_file()} == {
        path.relative_to(plain): path.read_bytes() for path in plain.rglob("*.*") if path.is_file()
    }


def test_pyodide_keeps_its_address_when_only_ours_changes(plain: Path, fast: Path) -> None:
    slowly, quickly = constants(plain), constants(fast)
    assert slowly["pyodide"] == quickly["pyodide"]
    assert slowly["python"] != quickly["python"]
    assert slowly["wheels"] == quickly["wheels"]
    assert list(slowly["ways"]) == ["plain"]
    assert list(quickly["ways"]) == ["image", "bundle", "plain"]


@pytest.mark.parametrize("name", ["heap", "bundle"])
def test_the_quick_ways_are_told_by_length_and_hash(fast: Path, name: str) -> None:
    folder = next(fast.glob("python-*"))
    content = (folder / f"{name}.wasm").read_bytes()
    assert gzip.decompress((folder / f"{name}.bin").read_bytes()) == content
    assert constants(fast)["files"][name] == {"length": len(content), "sha256": hashlib.sha256(content).hexdigest()}


def test_the_bundle_holds_compiled_modules_and_our_packages_whole(fast: Path) -> None:
    with zipfile.ZipFile(next(fast.glob("python-*/bundle.wasm"))) as bundle:
        names = set(bundle.namelist())
        assert bundle.testzip() is None
    assert {name.rpartition(".")[2] for name in names} == {"pyc", "html", "json", "mo"}
    assert "widgets/kit/sentences/ru.json" in names
    assert {"rake/hands.pyc", "widgets/host.pyc", "widgets/games/rake/hand/view.html", "widgets/locale/ru.mo"} <= names
    left_out = (
        "rake/cli",
        "rake/shelf",
        "widgets/shelf",
        *(f"widgets/games/{word}" for word in games.words()),
        "rake/__main__",
        "rake/kit/game",
        "rake/kit/records",
        "widgets/site",
        "widgets/js",
        "widgets/fluent",
        "test/",
        "unittest/",
        "argparse",
    )
    assert not any(name.startswith(left_out) for name in names)


def test_each_other_game_is_a_small_file_of_its_own(fast: Path) -> None:
    files = constants(fast)["games"]
    homes = {word: ROOT / "widgets" / "games" / word for word in games.words()}
    parts = {f"{word}-{path.parent.name}" for word, home in homes.items() for path in home.glob("*/__init__.py")}
    assert files.keys() == {"shared", "shared-several", "shared-first", "shared-questions", *games.words(), *parts}
    for word, file in files.items():
        packed = (fast / "games" / file["file"]).read_bytes()
        content = gzip.decompress(packed)
        assert (len(content), hashlib.sha256(content).hexdigest()) == (file["length"], file["sha256"])
        assert len(packed) <= 60_000, word
        with zipfile.ZipFile(io.BytesIO(content)) as library:
            names = set(library.namelist())
        game, _, part = word.partition("-")
        folder = "shelf" if game == "shared" else f"games/{game}"
        assert any(name.startswith(f"widgets/{folder}/") for name in names)
        assert not any(other != game and f"/{other}/" in name for other in games.words() for name in names)
        if game != "shared":
            for each in ("questions", "versus"):
                assert all((f"/{each}" in name) == (part == each) for name in names if "equity" not in name)
            assert not part or any(name.startswith(f"widgets/games/{game}/{part}/") for name in names)


def test_a_game_comes_after_all_that_it_needs(fast: Path) -> None:
    needs = {word: file["needs"] for word, file in constants(fast)["games"].items()}
    assert needs["reddog"] == ["shared"]
    assert needs["omaha"] == ["shared", "shared-several", base_of("omaha")]
    assert needs["omaha-questions"] == ["shared", "shared-several", "holdem", "omaha", "holdem-questions"]
    assert needs["shared-questions"] == ["shared", "shared-several"]
    assert needs["omaha-versus"] == ["shared", "shared-several", "holdem", "omaha", "holdem-versus"]
    for word, before in needs.items():
        seen: set[str] = set()
        for name in [*before, word]:
            assert {*needs[name]} <= seen
            seen.add(name)


def test_the_bundle_leaves_out_what_no_page_can_use(fast: Path) -> None:
    with zipfile.ZipFile(next(fast.glob("python-*/bundle.wasm"))) as bundle:
        names = {name.removesuffix(".pyc").replace("/", ".") for name in bundle.namelist()}
    assert "zipimport" in names, "the other games are found by it"
    assert not {"ssl", "pickle", "email", "unittest", "asyncio.events", "zipfile", "tempfile", "pathlib"} & names
    assert not {name for name in names if name.startswith(("logging.handlers", "concurrent", "importlib.resources"))}


def test_none_of_our_files_says_which_python_pyodide_has() -> None:
    lock = json.loads((runtime.PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    major, minor, _ = lock["info"]["python"].split(".")
    named = re.compile(rf"python{major}\.?{minor}\b")
    files = [*CODE, *(ROOT / "tests").glob("**/*.mjs")]
    assert [path for path in files if named.search(path.read_text("utf-8"))] == []


def test_an_image_that_has_outgrown_the_memory_it_goes_into_stops_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runtime, "_run", lambda *_command: json.dumps({"memory": runtime.MOST_MEMORY}))
    assert runtime._image(tmp_path, tmp_path)["memory"] == runtime.MOST_MEMORY
    monkeypatch.setattr(runtime, "_run", lambda *_command: json.dumps({"memory": runtime.MOST_MEMORY + 1}))
    with pytest.raises(runtime.RuntimeBuildError, match="holds 37748737 bytes of memory"):
        runtime._image(tmp_path, tmp_path)


def test_a_build_that_fails_says_what_was_printed() -> None:
    with pytest.raises(runtime.RuntimeBuildError, match="no such wheels"):
        runtime._run(sys.executable, "-c", "raise SystemExit('no such wheels')")


def test_a_missing_pyodide_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runtime, "PYODIDE", ROOT / "widgets" / "js" / "node_modules" / "nothing")
    with pytest.raises(runtime.RuntimeBuildError, match="make setup"):
        runtime.build(fast=False)


def test_the_image_has_no_trace_of_where_it_was_made(fast: Path) -> None:
    image = (next(fast.glob("python-*")) / "heap.wasm").read_bytes()
    assert b"rake/hands.py" in image
    assert str(ROOT).encode() not in image


@pytest.mark.seldom
def test_the_same_sources_give_the_same_image_and_readers_keep_it(fast: Path, folder: Path, tmp_path: Path) -> None:
    subprocess.run(["node", runtime.BUILD_HEAP, folder, tmp_path], check=True, capture_output=True)
    for name in ("bundle.wasm", "heap.wasm"):
        assert (tmp_path / name).read_bytes() == (next(fast.glob("python-*")) / name).read_bytes(), name
