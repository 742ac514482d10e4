"""What other sites show of a link to one of our pages: its title, what it is about, and a picture of its own."""

from __future__ import annotations

import re
import struct
from collections.abc import Mapping
from html import unescape
from pathlib import Path

import pytest
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File
from mkdocs.utils.meta import get_data

from tests.served import ROOT
from widgets.site.look import picture
from widgets.site.pages import previews
from widgets.templates import LANGUAGES

DOCS = ROOT / "docs"
SAID = re.compile(r'<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)">')
by_lang = pytest.mark.parametrize("lang", LANGUAGES)


def published(site: Path, lang: str) -> dict[str, tuple[Mapping[str, str], Mapping[str, str]]]:
    """Return the front matter of each page in a language and what it tells other sites, by its address."""
    found: dict[str, tuple[Mapping[str, str], Mapping[str, str]]] = {}
    for html in site.rglob("index.html"):
        parts = html.parent.relative_to(site).parts
        own = "ru" if parts[:1] == ("ru",) else "en"
        name = "/".join(parts[own != "en" :])
        if own == lang and parts[own != "en" :][:1] != ("embed",):
            endings = (f".{lang}.md", ".md")
            sources = (DOCS / f"{part}{ending}" for ending in endings for part in (name, f"{name}/index".lstrip("/")))
            source = next(each for each in sources if each.is_file())
            said = {key: unescape(value) for key, value in SAID.findall(html.read_text("utf-8"))}
            found["".join(f"{part}/" for part in parts)] = get_data(source.read_text("utf-8"))[1], said
    return found


@by_lang
def test_every_page_tells_other_sites_its_title_what_it_is_about_and_its_address(
    site: Path, base_url: str, lang: str
) -> None:
    pages = published(site, lang)
    assert len(pages) > 100
    for address, (front, said) in pages.items():
        assert said["og:title"] == front["title"], address
        assert said["og:description"] == front["description"], address
        assert said["og:url"] == f"{base_url}{address}"
        assert said["twitter:card"] == "summary_large_image"


@by_lang
def test_every_page_has_a_picture_of_its_own_of_the_size_that_other_sites_want(
    site: Path, base_url: str, lang: str
) -> None:
    pictures: dict[bytes, str] = {}
    for address, (_, said) in published(site, lang).items():
        assert said["og:image"].startswith(base_url), address
        png = (site / said["og:image"].removeprefix(base_url)).read_bytes()
        assert png.startswith(b"\x89PNG"), address
        assert struct.unpack(">II", png[16:24]) == (1200, 630), address
        assert pictures.setdefault(png, address) == address, "no two pages are shown by the same picture"


def test_pictures_for_other_sites_are_not_kept_for_readers_without_a_network(site: Path) -> None:
    assert "assets/previews/" not in (site / "sw.js").read_text("utf-8")


def source(tmp_path: Path, name: str, text: str) -> File:
    page = tmp_path / name
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(f"---\ntitle: A\ndescription: B\n---\n\n{text}", "utf-8")
    return File(name, str(tmp_path), str(tmp_path), use_directory_urls=True)


def test_a_page_is_shown_by_its_first_example_and_without_one_by_three_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(previews, "DOCS", tmp_path)
    example = "```rake-hand\nhand=DW.TF.8C.5S.3W\n```\n"
    drawn: dict[str, str] = {}
    monkeypatch.setattr(picture, "cached", lambda name, svg: drawn.setdefault(name, svg))
    files = [source(tmp_path, "own.md", f"{example}{example}"), source(tmp_path, "none.md", "Text alone.")]
    assert [*previews.drawn(files, "en", "Rake")] == ["assets/previews/own.en.png", "assets/previews/none.en.png"]
    cards = {name: re.findall('<use href="#([0-9A-Z]{2}|back)" transform="matrix', svg) for name, svg in drawn.items()}
    assert cards == {"own.en": ["DW", "TF", "8C", "5S", "3W"], "none.en": ["back", "AS", "back"]}


def test_a_page_that_has_only_just_been_begun_is_shown_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(previews, "DOCS", tmp_path)
    drawn: list[str] = []
    monkeypatch.setattr(picture, "cached", lambda name, svg: drawn.append(svg))
    (tmp_path / "begun.md").write_text("# Begun\n", "utf-8")
    previews.drawn([File("begun.md", str(tmp_path), str(tmp_path), use_directory_urls=True)], "en", "Rake")
    assert ">begun</text>" in drawn[0]


def test_an_example_that_cannot_be_drawn_is_refused_with_the_name_of_its_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(previews, "DOCS", tmp_path)
    page = source(tmp_path, "wrong.md", "```rake-hand\nhand=DW.XX\n```\n")
    with pytest.raises(PluginError, match=r"^wrong\.md: picture: .*'XX'"):
        previews.drawn([page], "en", "Rake")
