"""Frames as a screen reader meets them: what is announced, what is read, and the controls by their names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from tests.widgets.markup import VOID, Frame

INLINE = {"a", "button", "em", "span", "strong"}
ROWS = {"board-cards", "board-hand", "board-row", "rake-fan", "rake-row"}
"""The classes of cards side by side."""
CONTROLS = {"a", "button", "input", "select", "summary"}


@dataclass(frozen=True, slots=True)
class Element:
    """An element with its attributes and what it holds: words and other elements."""

    tag: str
    attributes: dict[str, str]
    inside: list[Element | str] = field(default_factory=list)

    @property
    def silent(self) -> bool:
        """Return whether the ear meets nothing of it. The Vardic deck's names are heard."""
        attributes = self.attributes
        hidden = "hidden" in attributes or attributes.get("aria-hidden") == "true" or attributes.get("type") == "hidden"
        return hidden or "rake-standard" in attributes.get("class", "").split()

    @property
    def live(self) -> bool:
        """Return whether it is a live region."""
        return self.attributes.get("role") == "status"

    @property
    def name(self) -> str:
        """Return what it is called: its label, else its words."""
        return self.attributes.get("aria-label") or " / ".join(_lines(self.words()))

    @property
    def label(self) -> str:
        """Return its label in brackets, as a line of its own; an empty text if it has none."""
        label = self.attributes.get("aria-label")
        return f"[{label}]\n" if label else ""

    def words(self) -> Iterator[str]:
        """Yield its words, those of controls too; blocks begin and end with a new line."""
        for each in self.inside:
            if isinstance(each, str):
                yield re.sub(r"\s+", " ", each)
            elif not each.silent:
                edge = "" if each.tag in INLINE else "\n"
                yield edge + (each.attributes.get("aria-label") or "".join(each.words())) + edge

    def read(self) -> Iterator[str]:
        """Yield its words outside of live regions and controls: cards side by side as one line, groups in brackets."""
        for each in self.inside:
            if isinstance(each, str):
                yield re.sub(r"\s+", " ", each)
            elif each.silent or each.live or each.tag in CONTROLS:
                continue
            elif ROWS & {*each.attributes.get("class", "").split()}:
                yield f"\n{each.label}{', '.join(_lines(each.read()))}\n"
            else:
                edge = "" if each.tag in INLINE else "\n"
                yield f"{edge}{each.label}{''.join(each.read())}{edge}"

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


@lru_cache(maxsize=8)
def _root(html: str) -> Element:
    return _Tree(html).root


def _lines(words: Iterable[str]) -> list[str]:
    return [line for line in (" ".join(block.split()) for block in "".join(words).split("\n")) if line]


def announced(html: str, before: str = "") -> list[str]:
    """Return what the live regions say once a frame has taken the place of another; without one, all they hold.

    A region that was not there before its words were is not heard.
    """
    said, earlier = _regions(html), _regions(before) if before else [""] * html.count("status")
    return [now for now, then in zip(said, earlier, strict=False) if now and now != then]


def _regions(html: str) -> list[str]:
    return [each.name for each in _root(html).each() if each.live]


def read(html: str) -> list[str]:
    """Return the words outside of live regions and controls, block by block, and the names of groups in brackets."""
    return _lines(_root(html).read())


def controls(html: str) -> list[str]:
    """Return the names of the controls in the order of Tab."""
    return [each.name for each in _root(html).each() if each.tag in CONTROLS]
