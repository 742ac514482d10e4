"""House rules in the words of a table's form where a page has the names and the values that notation writes."""

from __future__ import annotations

import re

from rake.rules import SWITCHES
from widgets.games.rake.words import PRESET, SWITCH_NAME, SWITCH_VALUE
from widgets.site.paper import words
from widgets.site.paper.reading import Element, joined
from widgets.templates import said

HEAD = "paper-switch"
"""The class of a paragraph that begins with the name of a house rule and says what it can be set to."""
_TWICE = re.compile(r"(«[^»]+»)(?: \(\1\)|, \1,)")
"""What is explained by itself once the name in notation has gone."""


def in_words(element: Element, lang: str, switch: str = "", *, quoted: bool = True) -> None:
    """Write house rules, their values and presets in words, in quotation marks but in the cells of a table.

    A value may mean something else in another rule: what counts is the `switch` that its paragraph or row names.
    """
    if element.tag in ("p", "tr"):
        switch = next((each.text for each in element if each.tag == "code" and each.text in SWITCHES), "")
    quoted = quoted and element.tag not in ("td", "th")
    opens = element.children[0] if element.children else ""
    is_head = element.tag == "p" and isinstance(opens, Element) and opens.tag == "code" and opens.text in SWITCHES
    if is_head:
        element.attributes["class"] = HEAD
    children: list[Element | str] = []
    for child in element.children:
        if isinstance(child, str):
            children.append(_values_in_words(child, switch, lang) if is_head else child)
        elif child.tag == "code":
            children.append(_spoken(child.text, switch, lang, quoted=quoted) or child)
        else:
            in_words(child, lang, switch, quoted=quoted)
            children.append(child)
    element.children = [_TWICE.sub(r"\1", child) if isinstance(child, str) else child for child in joined(children)]


def _spoken(code: str, switch: str, lang: str, *, quoted: bool = True) -> str:
    """Return what the form says for a word in notation, an empty text if it's no house rule."""
    names = (SWITCH_NAME.get(code), SWITCH_VALUE.get(f"{switch}-{code}"), SWITCH_VALUE.get(code), PRESET.get(code))
    spoken = next((str(said(lang, each)) for each in names if each), "")
    if not spoken or not quoted:
        return spoken
    return str(said(lang, words.QUOTED)).replace("%(words)s", spoken.replace("«", "„").replace("»", "“"))


def _values_in_words(text: str, switch: str, lang: str) -> str:
    """Return what follows the name of a house rule with the words of its values, and without what explained them."""
    values = "|".join(sorted(SWITCHES[switch].values, key=len, reverse=True))
    if not values:
        return text
    return re.sub(
        rf"(?<![\w-])({values})(?![\w-])(?: \(«[^»]+»\))?", lambda value: _spoken(value[1], switch, lang), text
    )
