"""The previews on the page *For your forum*: how other sites show a link to one of our pages.

The comment `<!-- preview: discord spots/the-little-ace -->` becomes the preview of that page, laid out as
the site does it, from what the page itself says in its front matter and from its picture.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.utils.meta import get_data

from widgets.site.look import picture
from widgets.site.pages import previews
from widgets.site.pages.fences import DOCS
from widgets.templates import environment

WIDTH = 600
"""The width of the picture in pixels: the whole one weighs more than such a page may."""

SITES = ("discourse", "discord", "slack", "telegram", "reddit", "vk")
"""The sites whose previews can be drawn; the style sheet `forum.css` knows each by its name."""

_PREVIEW = re.compile(r"^<!-- preview: (\S+) (\S+) -->$", re.MULTILINE)


def shown(lang: str, pictures: Mapping[str, previews.Preview]) -> dict[str, Path]:
    """Return the pictures that the page shows, smaller than the previews: the path on disk by address in the site."""
    page = DOCS / f"forum{'' if lang == 'en' else f'.{lang}'}.md"
    names = {name for _, name in _PREVIEW.findall(page.read_text("utf-8"))} if page.exists() else set()
    addresses = [previews.address(f"{name}.md", lang) for name in names]
    return {_small(uri): picture.smaller(pictures[uri].path, WIDTH) for uri in addresses if uri in pictures}


def _small(address: str) -> str:
    return address.replace("previews/", f"previews/{WIDTH}/")


def filled(markdown: str, root: str, lang: str, config: MkDocsConfig, pictures: Mapping[str, previews.Preview]) -> str:
    """Return the Markdown of the page with a preview in place of each comment.

    `root` is the relative address of the language's first page, `pictures` the previews of all pages by their
    addresses. Raises `ValueError` for an unknown site or page.
    """
    top = root if lang == "en" else f"{root}../"

    def preview(comment: re.Match[str]) -> str:
        site, name = comment.groups()
        page = DOCS / f"{name}{'' if lang == 'en' else f'.{lang}'}.md"
        if site not in SITES or not page.is_file():
            raise ValueError(f"can't draw {name} as {site} shows it: only pages, as {', '.join(SITES)} show them")
        preview_at = previews.address(f"{name}.md", lang)
        return (
            environment()
            .get_template("site/pages/forum.html")
            .render(
                lang=lang,
                site=site,
                page=get_data(page.read_text("utf-8"))[1],
                address=f"{root}{name}/",
                picture=f"{top}{_small(preview_at)}",
                alt=pictures[preview_at].alt,
                icon=f"{top}{config.theme['favicon']}",
                name=config.site_name,
                host=urlsplit(config.site_url or "").netloc,
            )
        )

    return _PREVIEW.sub(preview, markdown)
