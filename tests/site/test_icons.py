"""The icons that home screens take."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path

ICON = r"assets/rake/icon-\d+\.[0-9a-f]{8}\.png"


def side(picture: Path) -> tuple[int, int]:
    """Return a PNG's width and height in pixels."""
    content = picture.read_bytes()
    assert content.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", content[16:24])
    return width, height


def test_the_manifest_lists_icons_of_each_kind_in_the_sizes_that_they_have(site: Path) -> None:
    icons = json.loads((site / "manifest.webmanifest").read_text("utf-8"))["icons"]
    assert (site / icons[0]["src"]).suffix == ".svg"
    assert [(icon["sizes"], icon["purpose"]) for icon in icons[1:]] == [
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    ]
    for icon in icons[1:]:
        assert re.fullmatch(ICON, icon["src"])
        assert "{}x{}".format(*side(site / icon["src"])) == icon["sizes"]


def test_every_page_names_the_icon_for_ios(site: Path) -> None:
    for page in ("index.html", "ru/rules/skulls/index.html"):
        (link,) = re.findall(r'<link rel="apple-touch-icon" href="([^"]*)">', (site / page).read_text("utf-8"))
        assert side((site / page).parent / link) == (180, 180)


def test_what_home_screens_take_is_not_kept_for_reading(site: Path) -> None:
    worker = (site / "sw.js").read_text("utf-8")
    assert '"assets/favicon.svg"' in worker
    assert re.findall(ICON, worker) == []
