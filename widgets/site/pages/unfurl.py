"""What other sites read of our pages when somebody posts a link: the values of the tags in their heads, and oEmbed.

oEmbed says how to put a page's frame into another page. A site of files can't answer questions about an address, so
each page with a frame has one JSON file, beside the page for frames. It describes the frame as it begins, whatever
position the posted link may have had.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File
from mkdocs.structure.pages import Page
from mkdocs.utils.meta import get_data

from widgets.games.rake.picture import HEIGHT, WIDTH
from widgets.kit.pack import FRAME, iframe
from widgets.site import GENERATED
from widgets.site.pages import embed, previews

OEMBED = "oembed.json"
"""The name of the file that describes a frame, in the folder of its page."""


def begin(page: Page, markdown: str, config: MkDocsConfig, pictures: Mapping[str, previews.Preview]) -> None:
    """Set what the tags of a page say of its picture, of its frame, and, if it is a frame, of the whole page.

    `pictures` are the previews of all pages by their addresses.
    """
    lang = config.theme["language"]
    card = previews.address(embed.whole(page.file.src_uri), lang)
    page.meta.update(card=f"{config.site_url}{card}", card_alt=pictures[card].alt)
    if embed.has_frame(markdown):
        whole = embed.whole_address(page.url, lang)
        described_at = f"{config.site_url}{embed.address(whole, lang)}{OEMBED}"
        page.meta.update(whole=f"{config.site_url}{whole}", oembed=described_at)


def described(frames: Iterable[File], config: MkDocsConfig) -> dict[str, Path]:
    """Return the description of each page for frames in a language: the path on disk by address in the site."""
    return {f"{frame.url}{OEMBED}": _written(frame, config) for frame in frames}


def _written(frame: File, config: MkDocsConfig) -> Path:
    front = get_data(Path(frame.abs_src_path or "").read_text("utf-8"))[1]
    wide, high = FRAME
    card = previews.address(embed.whole(frame.src_uri), config.theme["language"])
    # The description isn't in the standard, but those who prefer oEmbed to the tags of a page would show none without.
    about = {
        "version": "1.0",
        "type": "rich",
        "title": front["title"],
        "description": front["description"],
        "provider_name": config.site_name,
        "provider_url": config.site_url,
        "html": iframe(f"{config.site_url}{frame.url}", front["title"]),
        "width": wide,
        "height": high,
        "thumbnail_url": f"{config.site_url}{card}",
        "thumbnail_width": WIDTH,
        "thumbnail_height": HEIGHT,
    }
    text = f"{json.dumps(about, ensure_ascii=False, indent=2)}\n"
    path = GENERATED / f"oembed.{hashlib.sha256(text.encode()).hexdigest()[:16]}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path
