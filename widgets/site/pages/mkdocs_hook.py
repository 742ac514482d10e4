"""The functions that MkDocs calls at each stage of building the site; the other modules of this folder do the work."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import material
from jinja2 import Environment
from mkdocs.config.config_options import ExtraScriptValue
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.livereload import LiveReloadServer
from mkdocs.plugins import CombinedEvent, event_priority
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page
from mkdocs.utils.templates import TemplateContext

from widgets.site import ROOT, rebuild
from widgets.site.look import fonts, icons
from widgets.site.pages import (
    catalogues,
    embed,
    fences,
    figures,
    forum,
    game_facts,
    game_pages,
    kept_output,
    kept_pages,
    previews,
    spots,
    stations,
    translations,
    unfurl,
)
from widgets.site.paper import papers
from widgets.site.serve import assets, csp, offline, search
from widgets.templates import environment

CONTENT = '<div class="md-content"'
"""What opens the content of a page, after the navigation."""

THEME = Path(material.__file__).parent / "templates"
INCLUDES = ROOT / "docs" / "includes"
SEARCH_WORKER = next(THEME.glob("assets/javascripts/workers/search.*.min.js")).name
STYLES = [next(THEME.glob(f"assets/stylesheets/{name}.*.min.css")) for name in ("main", "palette")]
API_SHEET = "assets/_mkdocstrings.css"
PLAYED = (
    *(f'data-widget="{widget}"' for widget in ("table", "pickup", "first", "lesson", "drill", "day", "progress")),
    'data-linked="round"',
    "rake-back",
    'class="rake-figure"',
    "rake-glance",
)
"""What the HTML of a page of Rake holds where a hand is played, a round may come from a link, or figures are shown."""
gallery: spots.Gallery
"""The named spots, read again for each build."""

pictures: dict[str, previews.Preview] = {}
"""The previews of all pages in the language being built, by their addresses."""


def on_startup(command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
    """Say whether this is `make serve`, and hide a warning of mkdocs-static-i18n.

    It is about instant navigation, and theme/partials/alternate.html solves that problem.
    """
    rebuild.serving = command == "serve"
    logging.getLogger("mkdocs.plugins.mkdocs_static_i18n.reconfigure").addFilter(
        lambda record: "navigation.instant" not in record.getMessage()
    )


def on_pre_build(config: MkDocsConfig) -> None:
    """Add the fences of all widgets to those in mkdocs.yml."""
    custom: list[dict[str, Any]] = config.mdx_configs["pymdownx.superfences"]["custom_fences"]
    custom[:] = [*(each for each in custom if not fences.FENCE.fullmatch(each["name"])), *fences.declared()]
    if rebuild.serving:
        kept_pages.note_fences(config)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Compile the translations, put the other games into the navigation, and set values for the theme.

    Those are the icon, style sheets, and whether the site works offline.
    """
    catalogues.compile_all()
    config.nav = game_pages.with_games(config.nav or [])
    config.extra["offline"] = not rebuild.serving
    config.extra["touch_icon"] = icons.touch().name
    config.extra["styles"] = [style.relative_to(THEME).as_posix() for style in STYLES]
    return config


def _collect(files: Files, config: MkDocsConfig) -> Files:
    """Add the decks, fonts, scripts and Python to the site's files.

    Remove the pages that are not published in the language being built.
    """
    global gallery
    environment().bytecode_cache = rebuild.WIDGETS
    if rebuild.serving:  # else Jinja calls filters of constants when it compiles, and keeps what they return
        environment().optimized = False
    reference: Any = config.plugins["mkdocstrings"]
    reference.get_handler("python").env.bytecode_cache = rebuild.REFERENCE
    for file in [file for file in files.documentation_pages() if file.abs_src_path]:
        if translations.only(Path(file.abs_src_path or "")) not in ("", config.theme["language"]):
            files.remove(file)
    gallery = spots.load()
    collected = assets.collect(SEARCH_WORKER, fast=not rebuild.serving)
    addresses = {assets.unhashed(uri): uri for uri in collected}
    for script in config.extra_javascript:
        if isinstance(script, ExtraScriptValue):
            script.path = addresses[Path(script.path).name]
    config.mdx_configs["toc"]["permalink_title"] = config.extra["words"][config.theme["language"]]["permalink"]
    config.extra["host"] = addresses["host.js"]
    config.extra["deck"] = addresses["vardic.svg"]
    config.extra["fonts"] = {script: addresses[f"eb-garamond-{script}.woff2"] for script in fonts.LETTERS}
    config.extra |= {name: addresses[f"{name}.css"] for name in ("home", "play", "zones", "print", "forum")}
    # mkdocstrings adds its sheet once for each language, and to every page. The page of the engine asks for it itself.
    sheets = dict.fromkeys(addresses.get(assets.unhashed(sheet), sheet) for sheet in config.extra_css)
    config.extra_css = [sheet for sheet in sheets if sheet != API_SHEET]
    return _with(files, collected, config)


@event_priority(-200)  # after the plugin that chooses the pages of a language
def _derive(files: Files, config: MkDocsConfig) -> Files:
    """Add each page's preview, and the pages for frames on other sites with their descriptions."""
    global pictures
    pictures = previews.drawn(files.documentation_pages(), config.theme["language"], _foot(config))
    _with(files, {uri: preview.path for uri, preview in pictures.items()}, config)
    _with(files, forum.shown(config.theme["language"], pictures), config)
    for file in papers.planned(files, config):
        files.append(file)
    frames = [*embed.embedded(files, config)]
    for file in frames:
        files.append(file)
    return _with(files, unfurl.described(frames, config), config)


def _foot(config: MkDocsConfig) -> str:
    """Return the line at the foot of pictures and papers: the site's name and address."""
    site = urlsplit(config.site_url or "")
    return f"{config.site_name} · {site.hostname}{site.path.rstrip('/')}"


def _with(files: Files, paths: Mapping[str, Path], config: MkDocsConfig) -> Files:
    """Add files of other folders to the site's, each under its address; return all."""
    for uri, path in paths.items():
        if files.get_file_from_path(uri) is None:
            files.append(File.generated(config, uri, abs_src_path=str(path)))
    return files


on_files = CombinedEvent(_collect, _derive)


def on_nav(nav: Navigation, config: MkDocsConfig, files: Files) -> Navigation:
    """Give the sections of the other games their titles in the language being built."""
    game_pages.translate(nav, config.theme["language"])
    return nav


def on_env(env: Environment, config: MkDocsConfig, files: Files) -> None:
    """Set the papers from the rendered pages.

    Keep the theme's templates as they were compiled, and under `make serve` what is made with them.
    """
    papers.fill(files, config, _foot(config))
    env.bytecode_cache = rebuild.THEME
    if rebuild.serving:
        kept_output.keep(env, config)


def on_page_context(context: TemplateContext, page: Page, config: MkDocsConfig, nav: Navigation) -> TemplateContext:
    """Keep the pages of other games out of a page's menu, and say what one without a menu leads to.

    Give the page the style sheets that only some need.
    """
    context["nav"] = game_pages.as_seen_from(nav, page)
    without_menu = "navigation" in page.meta.get("hide", ())
    page.meta["beside"] = game_pages.beside(context["nav"], page) if without_menu else []
    page.meta["sheets"] = _sheets(page, config)
    page.meta["room"] = "data-room" in (page.content or "")
    page.meta["deck"] = _deck(page, config)
    return context


def _deck(page: Page, config: MkDocsConfig) -> str:
    """Return the deck of a page that begins with cards on a table, the largest thing to be painted; else nothing.

    A browser would look for the sheet of the cards only once it has read the style sheets.
    """
    begins_so = page.meta["room"] and 'class="rake-face"' in (page.content or "")
    return config.extra["deck"] if begins_so and not page.file.src_uri.startswith("games/") else ""


def _sheets(page: Page, config: MkDocsConfig) -> list[str]:
    """Return the style sheets that a page needs beside those of every page."""
    source = page.file.src_uri.removeprefix("embed/")
    if source.startswith("engine."):
        return [API_SHEET]
    if source.startswith("games/"):
        return [config.extra["play"], config.extra["zones"]]
    if source.startswith("forum."):
        return [config.extra["forum"]]
    content = page.content or ""
    needed = {
        "play": any(mark in content for mark in PLAYED),
        "home": 'data-room="home"' in content,
    }
    return [config.extra[name] for name, is_needed in needed.items() if is_needed]


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Return a page's Markdown with spots and numbers filled in and Rake's glossary, for tooltips, appended.

    Other games mean other things by the same words, so their pages go without it.
    It also sets the page for the fences. A page that is published in one language is kept out of the search, and its
    switch of languages leads to the other language's first page. Raises `PluginError` with the page's name for an
    unknown number or spot.
    """
    lang = config.theme["language"]
    if "only" in page.meta:
        page.meta["search"] = {"exclude": True}
        file: Any = page.file
        file.alternates = {lang: page.file}
    up = "../" * page.url.removeprefix("./").count("/")
    root = up if lang == "en" else up.removeprefix("../")
    source = page.file.abs_src_path
    fences.begin(fences.Page(lang, root, Path(source) if source else None))
    written_in = getattr(page.file, "locale", lang)
    game = game_facts.game_of(page.file.src_uri)
    try:
        composed = _composed(markdown, page, root, config, files)
        text = game_facts.filled(composed, game, lang) if game else figures.filled(composed, lang)
    except ValueError as error:
        raise PluginError(f"{page.file.src_uri}: {error}") from error
    if rebuild.serving:
        kept_pages.keep(page, lang)
    return text if game else f"{text}\n\n{(INCLUDES / f'glossary.{written_in}.txt').read_text('utf-8')}"


def _composed(markdown: str, page: Page, root: str, config: MkDocsConfig, files: Files) -> str:
    """Return the Markdown of the gallery with its spots, of a named spot or a frame, or with its comments filled in."""
    lang = config.theme["language"]
    unfurl.begin(page, markdown, config, pictures)
    if embed.is_embedded(page):
        return embed.begin(page, markdown)
    name = page.file.src_uri.removesuffix(".md").removesuffix(f".{lang}")
    source = f"{name}.md"
    if game := game_facts.game_of(source):
        return game_pages.with_doors(stations.filled(markdown, root, lang, game), source, lang)
    if source == game_pages.FIRST:
        return game_pages.listed(markdown, lang)
    if name == "spots":
        return gallery.listed(markdown, lang)
    if name == "forum":
        return forum.filled(markdown, root, lang, config, pictures)
    folder, _, slug = name.rpartition("/")
    if folder != "spots":
        return stations.filled(markdown, root, lang)
    page.meta.update(hide=["navigation", "toc"], search={"exclude": True})
    page.previous_page, page.next_page = (_page(files, other) for other in gallery.neighbours(slug))
    return gallery.page(slug, markdown, lang)


def _page(files: Files, slug: str | None) -> Page | None:
    """Return the page of the named spot with that slug; None if there is none."""
    file = files.get_file_from_path(f"spots/{slug}.md") if slug else None
    return file.page if file else None


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Return a page's HTML with faults of the theme corrected, unless the page is for frames."""
    return output if embed.is_embedded(page) else _mended(output, config.theme["language"])


def on_post_template(output_content: str, template_name: str, config: MkDocsConfig) -> str:
    """Correct the pages that aren't made from Markdown, which every language builds at the same place.

    Of `404.html` only the English one is kept, of `503.html` each, in the folder of the page that tells what is kept:
    so it needs no headers of its own, of which Cloudflare reads a hundred at most.
    """
    if template_name not in ("404.html", "503.html"):
        return output_content
    lang = config.theme["language"]
    if template_name == "404.html":
        return _mended(output_content, lang) if lang == "en" else ""
    path = Path(config.site_dir, "" if lang == "en" else lang, "about", template_name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(_mended(output_content, lang), "utf-8")
    return ""


def _mended(html: str, lang: str) -> str:
    """Return a page's HTML with these faults of the theme corrected.

    Its search uses the page's language; the search, the progress bar, the button of the menu and the colour switch
    are accessible; links to other languages become `meta` elements, because the theme would fetch a sitemap for each;
    the navigation has no empty lines, which were half of it.
    """
    label, menu = {"en": ("Search", "Menu"), "ru": ("Поиск", "Меню")}[lang]
    dialog = 'data-md-component="search" role="dialog"'
    progress = 'data-md-component="progress"'
    drawer = '<label class="md-header__button md-icon" for="__drawer"'
    for old, new in (
        (f"workers/{SEARCH_WORKER}", f"workers/{assets.SEARCH}?lang={lang}"),
        (dialog, f'{dialog} aria-label="{label}"'),
        (f'{progress} role="progressbar"', f'{progress} aria-hidden="true"'),
        (f"{drawer}>", f'{drawer}><span role="button" tabindex="0" aria-label="{menu}"></span>'),
        ('<div class="md-search__scrollwrap" tabindex="0"', '<div class="md-search__scrollwrap" tabindex="-1"'),
    ):
        if html.count(old) != 1:
            raise RuntimeError(f"the theme has changed: {old!r} stands {html.count(old)} times in a page")
        html = html.replace(old, new)
    # What is seen of the colour switch has the focus, and not the field that it's drawn beside.
    html = html.replace('<input class="md-option"', '<input class="md-option" tabindex="-1"')
    switch = r'(<label class="md-header__button md-icon") (title="[^"]*") ([^>]*>)'
    html = re.sub(switch, r'\1 \3<span role="button" tabindex="0" \2></span>', html)
    # The page about the engine shows docstrings, which are in English in every language of the site.
    html = html.replace('<div class="doc doc-object ', '<div lang="en" class="doc doc-object ')
    before, content, rest = html.partition(CONTENT)
    html = re.sub(r"\s*\n\s*", "\n", before) + content + rest
    # The theme would fetch a sitemap for each link of this kind; the pages' script reads the `meta` elements instead.
    alternate = r'<link rel="alternate" href="([^"]*)" hreflang="(\w+)">'
    return re.sub(alternate, r'<meta name="alternate-\2" content="\1">', html)


@event_priority(-200)  # after the plugin that builds the other languages within the first one's event
def on_post_build(config: MkDocsConfig) -> None:
    """Split the search index by language; for a release also write the policy, the service worker and the headers.

    MkDocs calls this once for each language, and only the last call finds the whole site.
    """
    languages: Any = config.plugins["i18n"]
    if languages.building:  # another language, within the first one's event
        return
    site = Path(config.site_dir)
    search.split(site)
    if not rebuild.serving:
        policy = csp.protect(site)
        offline.write(site)
        csp.write_headers(site, policy)


def on_serve(server: LiveReloadServer, config: MkDocsConfig, builder: Any) -> LiveReloadServer:
    """Make `make serve` follow edits of code too, and what was edited while it built for the first time."""
    for folder in ("rake", "widgets"):
        server.watch(folder)
    server.builder = rebuild.following(builder)
    server.builder()
    return server
