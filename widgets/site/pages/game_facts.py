"""What pages of other games than Rake have worked out when the site is built: numbers, rows of tables, links to rules.

A game's numbers are in the module `facts` of its folder in `widgets/games`, which no page fetches.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module

from rake.shelf import base_of
from widgets.site import ROOT

GAMES = ROOT / "docs" / "games"
_FACT = re.compile(r"\{\{ (\w+) \}\}")
_RULE = re.compile(r"\{#(([a-z]{2}\d+)(-\d+)?)\}")


def game_of(source: str) -> str:
    """Return the word of the game that a page is about, by its path in `docs`; empty if it's about none."""
    folders = source.removeprefix("embed/").split("/")
    return folders[1] if folders[0] == "games" and len(folders) > 2 else ""


def filled(markdown: str, word: str, lang: str) -> str:
    """Return the Markdown of a game's page with its number in place of each `{{ name }}`, and its rules to link to.

    Raises `ValueError` for an unknown name.
    """
    facts = import_module(f"widgets.games.{word}.facts").facts(lang) if _FACT.search(markdown) else {}

    def fact(placeholder: re.Match[str]) -> str:
        if placeholder[1] not in facts:
            raise ValueError(f"no number is called {placeholder[1]!r}")
        return str(facts[placeholder[1]])

    return f"{_FACT.sub(fact, markdown)}\n\n{_links(word)}"


def rules_of(word: str) -> Mapping[str, str]:
    """Return the address of each rule of a game, within the folder of games, by the rule's number, such as `RD3.3`.

    The rules of the game that it varies hold for it too.
    """
    page = f"{word}/rules.md"
    anchors = _anchors((GAMES / page).read_text("utf-8"))
    base = base_of(word)
    own = {each.upper().replace("-", "."): f"{page}#{each}" for each in anchors}
    return {**(rules_of(base) if base else {}), **own}


@cache
def _anchors(rules: str) -> tuple[str, ...]:
    return tuple(anchor for anchor, *_ in _RULE.findall(rules))


def _links(word: str) -> str:
    """Return Markdown that lets a page link to each rule by its number, such as `[RD3.3]`."""
    return "".join(f"[{rule}]: /games/{address}\n" for rule, address in rules_of(word).items())
