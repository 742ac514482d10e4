"""What the browser loads to run Python."""

from __future__ import annotations

import hashlib
import json
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest

from widgets.site import runtime


@pytest.fixture(scope="module")
def folder() -> Path:
    return runtime.build()


def members(folder: Path, wheel: str) -> zipfile.ZipFile:
    return zipfile.ZipFile(next(folder.glob(f"{wheel}-*.whl")))


def test_the_engines_wheel_is_typed_and_needs_nothing(folder: Path) -> None:
    with members(folder, "rake_cards") as wheel:
        names = wheel.namelist()
        metadata = next(name for name in names if name.endswith("METADATA"))
        assert message_from_bytes(wheel.read(metadata)).get_all("Requires-Dist") is None
    assert "rake/py.typed" in names
    assert {name.split("/")[0].split("-")[0] for name in names} == {"rake", "rake_cards"}


def test_the_widgets_wheel_has_templates_and_catalogues_and_nothing_of_the_site(folder: Path) -> None:
    with members(folder, "rake_widgets") as wheel:
        names = set(wheel.namelist())
    assert {"widgets/hand/view.html", "widgets/versus/view.html", "widgets/locale/ru.mo"} <= names
    assert [name for name in names if name.startswith(("widgets/site", "widgets/js"))] == []


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


def test_the_same_sources_make_the_same_bytes(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runtime, "CACHE", tmp_path)
    again = runtime.build()
    assert again.name == folder.name
    assert {path.name: path.read_bytes() for path in again.iterdir()} == {
        path.name: path.read_bytes() for path in folder.iterdir()
    }


def test_a_missing_pyodide_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runtime, "PYODIDE", runtime.ROOT / "widgets" / "js" / "node_modules" / "nothing")
    with pytest.raises(runtime.RuntimeBuildError, match="make setup"):
        runtime.build()
