"""A Markdown extension: below a table, the first list shows what's needed at once, and the rest of it on a press."""

from __future__ import annotations

from xml.etree.ElementTree import Element, SubElement

from markdown import Extension, Markdown
from markdown.treeprocessors import Treeprocessor

from widgets.site.pages import fences
from widgets.templates import environment

AT_ONCE = 3
"""How many entries of the list are seen."""

_ROOM = " data-room"
"""What the HTML of a widget holds to which a page gives its first window."""


class _Folding(Treeprocessor):
    """Moves the entries from the fourth on into `details`, on pages that begin with a widget."""

    def run(self, root: Element) -> None:
        whole = next((at for at, block in enumerate(root) if block.tag in ("ul", "ol")), None)
        if whole is None or not any(_ROOM in str(raw) for raw in self.md.htmlStash.rawHtmlBlocks):
            return
        entries = root[whole]
        if len(entries) <= AT_ONCE + 1:
            return
        details = Element("details", {"class": "rake-more"})
        label = environment().get_template("site/pages/more.html").render(lang=fences.page.lang)
        SubElement(details, "summary").text = label.strip()
        rest = SubElement(details, entries.tag)
        rest.extend(entries[AT_ONCE:])
        del entries[AT_ONCE:]
        root.insert(whole + 1, details)


class _Folded(Extension):
    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 - Markdown's own name
        md.treeprocessors.register(_Folding(md), "folded", 4)


def makeExtension(**options: object) -> Extension:  # noqa: N802 - Markdown's own name
    """Return the extension, as Markdown asks for it."""
    return _Folded(**options)
