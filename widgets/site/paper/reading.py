"""Reads the HTML of a page as a tree of what is worth printing: no buttons, no links, one deck."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any, override

_VOID = frozenset(("br", "hr", "img", "input", "link", "meta", "wbr"))
_ROWS = frozenset(("tbody", "td", "tfoot", "th", "thead", "tr"))
_TITLES = frozenset(f"h{level}" for level in range(1, 5))
_BOXES = frozenset(("article", "blockquote", "div", "figcaption", "figure", "form", "li", "ol", "p", "section", "ul"))
_BLOCKS = _ROWS | _TITLES | _BOXES | {"table"}
_NOT_PRINTED = frozenset(("button", "input", "noscript", "progress", "script", "select", "summary", "svg"))
_HIDDEN = {f"board-{part}" for part in ("actions", "ask", "cloth", "dealer", "partner", "pot")}
_HIDDEN |= {f"rake-{part}" for part in ("controls", "doors", "refusal", "said", "screen", "standard")} | {"headerlink"}
_SHOWN = frozenset(("rake-hand", "rake-versus", "rake-deal"))
"""The classes of the widgets that have something to show on paper, where nobody can press anything."""

_KEPT = {"start": "start", "align": "align", "aria-label": "label", "data-card": "card"}
"""The attributes that a template needs, and what it calls them."""
_ENDS = re.compile(r"[.?!] ?$")
is_number = re.compile(r"[A-Z]{0,2}\d+(\.\d+)*").fullmatch
"""Whether a text is the number of a rule."""
_MARK = "\0"
_NUMBERS = rf"(?:{_MARK}[^{_MARK}]+{_MARK}|[^\w()]|and|to|и|до)+"
_IN_BRACKETS = re.compile(rf" ?\({_NUMBERS}\)|[;,]{_NUMBERS}(?=\))")


@dataclass(slots=True)
class Element:
    """An element of a page: its tag, its attributes, and its children, which are elements or text."""

    tag: str
    attributes: dict[str, str] = field(default_factory=dict)
    children: list[Element | str] = field(default_factory=list)

    @property
    def classes(self) -> frozenset[str]:
        """Return the element's classes."""
        return frozenset(self.attributes.get("class", "").split())

    def __iter__(self) -> Iterator[Element]:
        """Yield the element and all elements in it, in the order of the page."""
        yield self
        for child in self.children:
            if isinstance(child, Element):
                yield from child

    @property
    def text(self) -> str:
        """Return what is written in the element."""
        return "".join(child if isinstance(child, str) else child.text for child in self.children)

    def data(self) -> dict[str, Any]:
        """Return the element as JSON holds it, for a template."""
        children = [child if isinstance(child, str) else child.data() for child in self.children]
        kept = {name: self.attributes[key] for key, name in _KEPT.items() if key in self.attributes}
        return {"tag": self.tag, "classes": sorted(self.classes), "children": children, **kept}


class _Reader(HTMLParser):
    def __init__(self, html: str) -> None:
        super().__init__()
        self.root = Element("article")
        self._open = [self.root]
        self.feed(html)

    @override
    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs})
        self._open[-1].children.append(element)
        if tag not in _VOID:
            self._open.append(element)

    @override
    def handle_endtag(self, tag: str) -> None:
        if tag in _VOID:
            return
        while len(self._open) > 1 and self._open.pop().tag != tag:
            pass

    @override
    def handle_data(self, data: str) -> None:
        self._open[-1].children.append(re.sub(r"\s+", " ", data))


def read(html: str) -> Element:
    """Return the content of a page as a tree, without what isn't printed and without spaces that mean nothing."""
    root = _Reader(html).root
    _prune(root)
    return root


def _is_printed(element: Element, spoken: bool) -> bool:
    """Return whether an element is printed; where what is `spoken` is, numbers have their words instead of a place."""
    if spoken and ("rake-said" in element.classes or "aria-hidden" in element.attributes):
        return "rake-said" in element.classes
    if element.tag == "figure" and first(element, lambda each: each.tag == "svg"):
        return False  # a drawing is in the colours of the screen
    if element.tag in _NOT_PRINTED or element.classes & _HIDDEN or "hidden" in element.attributes:
        return False
    return element.tag != "form" or bool(element.classes & _SHOWN)


def _prune(element: Element, spoken: bool = False) -> None:
    spoken = spoken or "board-plate" in element.classes
    kept = [child for child in element.children if isinstance(child, str) or _is_printed(child, spoken)]
    kept = _without_ways(kept)
    for child in kept:
        if isinstance(child, Element):
            _prune(child, spoken)
    kept = joined(child for child in kept if isinstance(child, str) or child.children or _stands_alone(child))
    element.children = _trimmed(kept) if element.tag in _BLOCKS else kept


def joined(children: Iterable[Element | str]) -> list[Element | str]:
    """Return children whose texts side by side are one, with one space where what was between them has gone."""
    together: list[Element | str] = []
    for child in children:
        if isinstance(child, str) and together and isinstance(together[-1], str):
            together[-1] = together[-1] + (child.lstrip() if together[-1].endswith(" ") else child)
        else:
            together.append(child)
    return together


def _without_ways(children: list[Element | str]) -> list[Element | str]:
    """Return children without the sentences that are nothing but a link: on paper they lead nowhere."""
    kept: list[Element | str] = []
    for at, child in enumerate(children):
        before, after = children[at - 1] if at else ".", children[at + 1] if at + 1 < len(children) else ""
        opens = _ENDS.search(before if isinstance(before, str) else before.text)
        is_way = isinstance(child, Element) and child.tag == "a" and child.text[:1].isupper()
        if is_way and opens and isinstance(after, str) and after[:1] == ".":
            children[at + 1] = after.removeprefix(".")
        else:
            kept.append(child)
    return kept


def _stands_alone(element: Element) -> bool:
    """Return whether an element means something although nothing is in it: a cell, a card, a mark, a break.

    A section is where something was to be pressed: what leads to it goes with it.
    """
    return element.tag in ("br", "i", "section", "td", "th") or "data-card" in element.attributes


def _trimmed(children: list[Element | str]) -> list[Element | str]:
    """Return the children of a block without spaces at its ends and between blocks."""

    def is_edge(at: int) -> bool:
        beside = children[at] if 0 <= at < len(children) else None
        return beside is None or (isinstance(beside, Element) and beside.tag in _BLOCKS)

    trimmed: list[Element | str] = []
    for at, child in enumerate(children):
        if isinstance(child, str):
            child = child.lstrip() if is_edge(at - 1) else child
            child = child.rstrip() if is_edge(at + 1) else child
        if child:
            trimmed.append(child)
    return trimmed


def without_rules(element: Element) -> None:
    """Leave the numbers of rules out of an element: those in brackets, and those beside what they're about.

    A number that is a word of its sentence stays.
    """
    for each in element:
        if any(isinstance(child, Element) and child.tag == "a" for child in each.children):
            texts = joined(child if isinstance(child, str) else _marked(child) for child in each.children)
            kept = [
                _IN_BRACKETS.sub("", child).replace(_MARK, "") if isinstance(child, str) else child for child in texts
            ]
            each.children = _trimmed(kept) if each.tag in _BLOCKS else kept


def _marked(element: Element) -> Element | str:
    """Return the text of a link to a rule between marks, and nothing for one that is only beside something."""
    if "rake-rule" in element.classes:
        return ""
    return f"{_MARK}{element.text}{_MARK}" if element.tag == "a" and is_number(element.text) else element


def first(tree: Element, matches: Callable[[Element], bool]) -> Element | None:
    """Return the first element of a tree that matches; None if there is none."""
    return next(filter(matches, tree), None)
