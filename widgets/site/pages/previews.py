"""The picture that other sites show of a link to one of our pages: of the page's own board, else of its title.

A named spot shows its decision, a page of another game the deal that its game's first page names as `picture`, a lesson
the cards of its station, any other page the first example in it. Where the
cards would be too small, and where there are none, it is the title, with what the page is about and a few cards.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File
from mkdocs.utils.meta import get_data

from rake import DECK
from rake.kit.cards import UNSEEN
from rake.notation import NOTATION
from widgets.host import game_named, position
from widgets.kit.pack import spoken
from widgets.kit.position import Row, SharedPosition, plain
from widgets.site import rebuild
from widgets.site.look import picture
from widgets.site.pages.fences import DOCS, FENCE, RAKE
from widgets.site.pages.game_facts import GAMES, game_of
from widgets.site.pages.lessons import read_toml
from widgets.templates import card_name

_EXAMPLE = re.compile(rf"^```{FENCE.pattern}(?P<options>[^\n]*)\n(?P<state>.*?)^```", re.MULTILINE | re.DOTALL)
_SHOWN = ("hand", "versus", "pickup", "deal", "pots")
"""The widgets whose state is a position to draw."""
_CODES = {*map(str, DECK)}
_BRAND = (UNSEEN, "AS", UNSEEN)
_CLEAR, _CROWDED, _FEW = 84, 40, 6
"""How wide cards are at least, in pixels, in most pictures and in that of a full table; how many stand for a deal."""


class Preview(NamedTuple):
    """The picture of a page: its path on disk, and the picture in words, for readers who can't see it."""

    path: Path
    alt: str


def address(source: str, lang: str) -> str:
    """Return the address of a page's preview, relative to the site's first page; the page is given by its source."""
    return f"assets/previews/{_name(source, lang)}.{lang}.png"


def drawn(files: Iterable[File], lang: str, foot: str) -> dict[str, Preview]:
    """Return the preview of each page in a language, by its address in the site.

    `foot` is the line at the bottom of each. Raises `PluginError` with the page's name for a picture of no position.
    """
    shown = {file.src_uri: partial(_drawn, file, lang, foot) for file in files if file.abs_src_path}
    return {
        address(source, lang): Preview(*rebuild.kept(("preview", lang, source), foot, draw))
        for source, draw in shown.items()
    }


def _name(source: str, lang: str) -> str:
    return source.removesuffix(".md").removesuffix(f".{lang}").replace("/", "-")


def _drawn(file: File, lang: str, foot: str) -> tuple[Path, str]:
    markdown, front = get_data(Path(file.abs_src_path or "").read_text("utf-8"))
    game = game_of(file.src_uri)
    about = tuple(filter(None, (front.get("description"),)))
    title = SharedPosition(front.get("title", file.name), _row(_BRAND), about)
    try:
        for board, least in _boards(file.src_uri, markdown, lang):
            shown = replace(board, title=title.title, lines=board.lines or title.lines)
            svg = picture.preview(shown, foot, game, least)
            if picture.has_size(svg):
                break
        else:
            shown, svg = replace(title, rows=()), picture.preview(title, foot, "", _CLEAR)
    except ValueError as error:
        raise PluginError(f"{file.src_uri}: picture: {error}") from error
    path = picture.cached(f"{_name(file.src_uri, lang)}.{lang}", svg)
    return path, spoken(shown, partial(_card, lang, game))


def _card(lang: str, game: str, code: str) -> str:
    return plain(card_name(lang, code, game_named(game).card_names), "standard" if game else "vardic")


def _boards(source: str, markdown: str, lang: str) -> Iterator[tuple[SharedPosition, int]]:
    """Yield what could be drawn of a page, the best first, each with the least width of its cards, in pixels."""
    if game := game_of(source):
        board = _game(game, lang)
        yield board, _CLEAR
        yield SharedPosition("", _row([card for card in board.cards if card != UNSEEN][:_FEW])), _CLEAR
        return
    page = (DOCS / source.removesuffix(".md").removesuffix(f".{lang}")).with_suffix(".md")
    front, lesson = _front(page), page.with_suffix(".toml")
    if "spot" in front:
        yield position("pickup", f"{NOTATION.field} {front['spot']}", lang), _CROWDED
    if lesson.exists() and (cards := tuple(filter(_is_drawn, read_toml(lesson)["picture"].split()))):
        yield SharedPosition("", _row(cards)), _CLEAR
    for example in _EXAMPLE.finditer(markdown):
        if example["of"] == RAKE and example["widget"] in _SHOWN:
            yield position(example["widget"], example["state"].strip(), lang), _CLEAR


def _row(cards: Iterable[str]) -> tuple[Row, ...]:
    return (Row("", tuple(cards)),)


def _game(word: str, lang: str) -> SharedPosition:
    page = GAMES / word / f"index{'' if lang == 'en' else f'.{lang}'}.md"
    try:
        return _dealt(word, lang, _front(page)["picture"])
    except KeyError as error:
        raise ValueError(f"{page.name}: {error} is missing at the top") from error


@cache
def _dealt(word: str, lang: str, deal: str) -> SharedPosition:
    return position("deal", deal, lang, word)


def _front(page: Path) -> Mapping[str, str]:
    return get_data(page.read_text("utf-8"))[1]


def _is_drawn(part: str) -> bool:
    """Return whether a part of a lesson's picture is a card; the others are signs."""
    return part == UNSEEN or part in _CODES
