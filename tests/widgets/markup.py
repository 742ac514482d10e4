"""Frames as a browser would read them: which elements, which attributes, which words."""

from __future__ import annotations

from html.parser import HTMLParser

VOID = {"br", "img", "input"}
ELEMENTS = (
    {
        "a": {"download", "href", "tabindex", "title"},
        "br": set[str](),
        "button": {
            "autofocus",
            "title",
            "data-goes-on",
            "data-sets",
            "aria-describedby",
            "aria-disabled",
            "aria-expanded",
            "aria-pressed",
            "disabled",
            "hidden",
            "name",
            "tabindex",
            "type",
            "value",
        }
        | {"data-copy", "data-copy-picture", "data-picture", "popovertarget", "popovertargetaction"},
        "dd": set[str](),
        "details": {"open"},
        "div": {"aria-labelledby", "data-together", "hidden", "popover", "role", "tabindex"},
        "dl": set[str](),
        "dt": set[str](),
        "em": set[str](),
        "fieldset": set[str](),
        "form": {"data-widget", "method"},
        "h2": {"tabindex"},
        "h3": set[str](),
        "img": {"alt"},
        "input": {"aria-describedby", "aria-invalid", "autocapitalize", "autocomplete", "name", "placeholder"}
        | {"data-mirror", "inputmode", "max", "min", "spellcheck", "step", "type", "value"},
        "label": {"for"},
        "legend": set[str](),
        "li": set[str](),
        "output": {"for"},
        "ol": set[str](),
        "option": {"selected", "value"},
        "p": {"data-copied", "data-failed", "data-lasting", "data-selected", "data-together", "data-touched", "role"},
        "progress": {"max", "value"},
        "select": {"data-presses", "name"},
        "span": {"aria-current", "data-card", "data-clock", "data-face", "data-number", "title"},
        "strong": {"title"},
        "summary": set[str](),
        "textarea": {"aria-describedby", "aria-invalid", "autocapitalize", "autocomplete", "name"}
        | {"readonly", "rows", "spellcheck"},
        "ul": set[str](),
    }
    | {
        "caption": set[str](),
        "table": {"aria-labelledby"},
        "tbody": set[str](),
        "td": set[str](),
        "tfoot": set[str](),
        "th": {"colspan", "scope"},
        "thead": set[str](),
        "tr": set[str](),
    }
    | {
        "circle": {"cx", "cy", "r"},
        "g": set[str](),
        "line": {"x1", "x2", "y1", "y2"},
        "path": {"d"},
        "polyline": {"points"},
        "rect": {"height", "width", "x", "y"},
        "svg": {"aria-labelledby", "role", "height", "viewbox", "width"},
        "text": {"text-anchor", "x", "y"},
    }
)
EVERYWHERE = {"aria-hidden", "aria-label", "class", "id"}


class Frame(HTMLParser):
    """One frame's elements and text. Anything that a widget has no business to write is an `AssertionError`."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.elements: list[tuple[str, dict[str, str]]] = []
        self._open: list[str] = []
        self._words: list[str] = []
        self.feed(html)
        self.close()
        assert not self._open, f"left open: {self._open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in ELEMENTS, f"<{tag}>"
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"<{tag}> repeats an attribute: {names}"
        assert set(names) <= ELEMENTS[tag] | EVERYWHERE, f"<{tag}> with {names}"
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open[-1:] == [tag], f"</{tag}> closes {self._open[-1:]}"
        self._open.pop()

    def handle_data(self, data: str) -> None:
        self._words.append(data)

    def handle_comment(self, data: str) -> None:
        raise AssertionError(f"comment {data!r}")

    def handle_decl(self, decl: str) -> None:
        raise AssertionError(f"declaration {decl!r}")

    def handle_pi(self, data: str) -> None:
        raise AssertionError(f"instruction {data!r}")

    def unknown_decl(self, data: str) -> None:
        raise AssertionError(f"declaration {data!r}")

    @property
    def text(self) -> str:
        """Return the words, parted by single spaces."""
        return " ".join("".join(self._words).split())

    def all(self, tag: str) -> list[dict[str, str]]:
        """Return the attributes of every element of that name."""
        return [attributes for name, attributes in self.elements if name == tag]

    def messages(self) -> list[str]:
        """Return what the visible buttons would send."""
        return [button["value"] for button in self.all("button") if "name" in button and "hidden" not in button]

    def rules(self) -> list[str]:
        """Return the numbers of the rules that the links lead to."""
        anchors = [link["href"].partition("/#r")[2] for link in self.all("a")]
        return [anchor.replace("-", ".") for anchor in anchors if anchor]

    def idents(self) -> list[str]:
        """Return every id."""
        return [attributes["id"] for _, attributes in self.elements if "id" in attributes]

    def classes(self) -> set[str]:
        """Return every class in use."""
        return {name for _, attributes in self.elements for name in attributes.get("class", "").split()}
