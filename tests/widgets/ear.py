"""Frames as a screen reader meets them: what is announced, what is read, which controls there are, and by what names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.widgets.markup import VOID, Frame

INLINE = {"a", "button", "em", "span", "strong"}
CONTROLS = {"button": "button", "a": "link", "summary": "summary", "select": "select", "input": "field"}


@dataclass(frozen=True, slots=True)
class Element:
    """An element with its attributes and what it holds: words and other elements."""

    tag: str
    attributes: dict[str, str]
    inside: list[Element | str] = field(default_factory=list)

    @property
    def silent(self) -> bool:
        """Return whether the ear meets nothing of it. The Vardic deck's names are heard."""
        known = self.attributes
        hidden = "hidden" in known or known.get("aria-hidden") == "true" or known.get("type") == "hidden"
        return hidden or "rake-standard" in known.get("class", "").split()

    @property
    def words(self) -> str:
        """Return its words, and the names of the controls in it, parted by single spaces; blocks by a stroke."""
        return " / ".join(line for line in (" ".join(block.split()) for block in "".join(self._words()).split("\n")) if line)

    def _words(self) -> Iterator[str]:
        for each in self.inside:
            if isinstance(each, str):
                yield re.sub(r"\s+", " ", each)
            elif not each.silent:
                edge = "" if each.tag in INLINE else "\n"
                yield edge + (each.attributes.get("aria-label") or "".join(each._words())) + edge

    def each(self) -> Iterator[Element]:
        """Yield it and every element in it that is not silent."""
        if not self.silent:
            yield self
            for child in self.inside:
                if isinstance(child, Element):
                    yield from child.each()


class _Tree(Frame):
    def __init__(self, html: str) -> None:
        self._at = [Element("body", {})]
        super().__init__(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        super().handle_starttag(tag, attrs)
        found = Element(*self.elements[-1])
        self._at[-1].inside.append(found)
        if tag not in VOID:
            self._at.append(found)

    def handle_endtag(self, tag: str) -> None:
        super().handle_endtag(tag)
        self._at.pop()

    def handle_data(self, data: str) -> None:
        self._at[-1].inside.append(data)

    @property
    def root(self) -> Element:
        return self._at[0]


def tree(html: str) -> Element:
    """Return a frame as a tree."""
    return _Tree(html).root


def announced(html: str, before: str = "") -> list[str]:
    """Return what the live regions say once a frame has taken the place of another; without one, all they hold.

    A region that was not there before its words were is not heard.
    """
    said, known = _regions(html), _regions(before)
    return [now for now, then in zip(said, known, strict=False) if now and now != then] if before else [*filter(None, said)]


def _regions(html: str) -> list[str]:
    return [each.words for each in tree(html).each() if each.attributes.get("role") == "status"]


def read(html: str) -> list[str]:
    """Return the words outside of live regions and controls, block by block, and the names of groups in brackets."""
    return [line for line in (" ".join(block.split()) for block in "".join(_read(tree(html))).split("\n")) if line]


def _read(inside: Element) -> Iterator[str]:
    for each in inside.inside:
        if isinstance(each, str):
            yield re.sub(r"\s+", " ", each)
        elif each.silent or each.tag in CONTROLS or each.attributes.get("role") == "status":
            continue
        elif "rake-fan" in each.attributes.get("class", "") or "rake-row" in each.attributes.get("class", ""):
            yield f"\n{', '.join(filter(None, map(_item, each.inside)))}\n"
        else:
            edge = "" if each.tag in INLINE else "\n"
            name = each.attributes.get("aria-label")
            yield edge + (f"[{name}]\n" if name else "") + "".join(_read(each)) + edge


def _item(item: Element | str) -> str:
    return "" if isinstance(item, str) or item.silent else " ".join("".join(_read(item)).split())


def controls(html: str) -> list[str]:
    """Return the names of the controls in the order of Tab."""
    names = (each for each in tree(html).each() if each.tag in CONTROLS)
    return [each.attributes.get("aria-label") or each.words or "?" for each in names]
