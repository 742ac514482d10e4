"""What parsers that others wrote read of our pages, and how the frames are described for other sites (oEmbed)."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.site.test_previews import published
from widgets.kit.pack import FRAME, iframe
from widgets.site.pages import forum
from widgets.site.pages.unfurl import OEMBED
from widgets.templates import LANGUAGES

PARSERS = Path(__file__).with_name("unfurling.mjs")
LOCALES = {"en": "en_GB", "ru": "ru_RU"}


def parsed(site: Path, base: str, addresses: list[str]) -> dict[str, Any]:
    """Return what each parser reads of each page, by the page's address."""
    command = ["node", str(PARSERS), str(site), base]
    answered = subprocess.run(command, input=json.dumps(addresses), capture_output=True, text=True, check=False)
    assert answered.returncode == 0, answered.stderr
    return dict(zip(addresses, map(json.loads, answered.stdout.splitlines()), strict=True))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_parsers_that_others_wrote_read_of_every_page_what_it_says(site: Path, base_url: str, lang: str) -> None:
    pages = published(site, lang)
    read = parsed(site, base_url, list(pages))
    for address, (front, said) in pages.items():
        graph, unfurled = read[address]["openGraph"], read[address]["unfurl"]
        found = unfurled["open_graph"]
        assert graph["ogTitle"] == found["title"] == front["title"], address
        assert graph["ogDescription"] == found["description"] == unfurled["description"] == front["description"]
        assert graph["ogUrl"] == found["url"] == unfurled["canonical_url"] == f"{base_url}{address}"
        assert graph["ogLocale"] == found["locale"] == LOCALES[lang], address
        assert graph["twitterCard"] == unfurled["twitter_card"]["card"] == "summary_large_image"
        (image,), (picture,) = graph["ogImage"], found["images"]
        assert image["url"] == picture["url"] == said["og:image"], address
        assert (int(image["width"]), int(image["height"])) == (picture["width"], picture["height"]) == (1200, 630)
        assert front["title"] in image["alt"], address
        assert unfurled["theme_color"].startswith("#"), address


def test_every_page_with_a_frame_and_no_other_describes_it(site: Path, base_url: str) -> None:
    frames = {page.parent for page in site.rglob("index.html") if "embed" in page.relative_to(site).parts}
    assert frames == {file.parent for file in site.rglob(OEMBED)}
    whole = {str(frame.relative_to(site)).replace("embed/", "") + "/" for frame in frames}
    pages = [*published(site, "en"), *published(site, "ru")]
    assert {page for page in pages if "json+oembed" in (site / page / "index.html").read_text("utf-8")} == whole
    addresses = [f"{frame.relative_to(site).as_posix()}/" for frame in frames]
    for address, read in parsed(site, base_url, [*addresses, *sorted(whole)]).items():
        about = read["unfurl"]["oEmbed"]
        page, frame = (address.replace("embed/", ""), address)
        if frame == page:
            frame = f"ru/embed/{page[3:]}" if page.startswith("ru/") else f"embed/{page}"
        own = json.loads((site / frame / OEMBED).read_text("utf-8"))
        assert (about["title"], about["type"], about["version"]) == (own["title"], "rich", "1.0"), address
        assert read["openGraph"]["ogUrl"] == f"{base_url}{page}", address


def test_the_description_of_a_frame_has_what_the_standard_asks_for(site: Path, base_url: str) -> None:
    for file in site.rglob(OEMBED):
        about = json.loads(file.read_text("utf-8"))
        frame = f"{base_url}{file.parent.relative_to(site).as_posix()}/"
        assert (about["version"], about["type"], about["provider_url"]) == ("1.0", "rich", base_url)
        assert about["provider_name"] in ("Rake", "Рейк")
        assert (about["width"], about["height"]) == FRAME, "the size that the share panel offers"
        assert about["html"] == iframe(frame, about["title"])
        (source,) = re.findall(r'src="([^"]*)"', about["html"])
        assert (site / source.removeprefix(base_url) / "index.html").is_file()
        picture = site / about["thumbnail_url"].removeprefix(base_url)
        assert picture.read_bytes()[16:24] == bytes.fromhex("000004b000000276"), "1200 by 630"
        assert (about["thumbnail_width"], about["thumbnail_height"]) == (1200, 630)


def test_the_theme_fetches_no_sitemap_for_a_description(site: Path) -> None:
    html = (site / "hand" / "index.html").read_text("utf-8")
    assert re.findall(r'<link rel="([^"]*)" type="application/json\+oembed"', html) == ["alternate "]


@pytest.mark.parametrize("prefix", ["", "ru/"])
def test_the_page_for_forums_shows_a_link_as_each_site_does(site: Path, prefix: str) -> None:
    html = (site / f"{prefix}forum" / "index.html").read_text("utf-8")
    assert tuple(re.findall(r'class="rake-unfurled" data-site="(\w+)"', html)) == forum.SITES
