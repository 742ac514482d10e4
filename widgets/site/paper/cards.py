"""The cards of a deck as single SVG documents, cut from its sheet."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from xml.etree import ElementTree

from widgets.site.look.art.standard import COLOURS
from widgets.site.look.art.svg import HEIGHT, WIDTH
from widgets.site.look.drawings import decks

_SVG = "http://www.w3.org/2000/svg"


@cache
def cut(deck: str) -> Mapping[str, str]:
    """Return the SVG of each card of a deck by its code, and of its other drawings, such as `back` and `mark-S`.

    Suit marks are coloured like cards. The standard deck has two colours, as on the table where the paper is read.
    """
    ElementTree.register_namespace("", _SVG)
    drawn = decks()[f"{deck}.svg"][1]
    sheet = ElementTree.fromstring(_two_coloured(drawn) if deck == "standard" else drawn)
    named = {element.attrib["id"]: element for element in sheet.iter() if "id" in element.attrib}
    cells = [element for element in sheet if element.attrib.get("transform", "").startswith("translate")]
    for cell in cells:
        name, _, suit = cell.attrib["id"].partition("-")
        if name == "mark":
            cell.set("color", named[f"2{suit}"].attrib["color"])
    return {cell.attrib["id"]: _document(cell, named) for cell in cells}


def _two_coloured(sheet: str) -> str:
    """Return the sheet of the standard deck with red diamonds and black clubs."""
    return sheet.replace(COLOURS["F"], COLOURS["W"]).replace(COLOURS["C"], COLOURS["S"])


def _document(cell: ElementTree.Element, named: Mapping[str, ElementTree.Element]) -> str:
    """Return a cell of the sheet as a document of its own, with the shapes that it uses."""
    wanted, shapes = [cell], dict[str, ElementTree.Element]()
    for element in wanted:
        for part in element.iter():
            name = part.attrib.get("href", "")[1:]
            if name and name not in shapes:
                shapes[name] = named[name]
                wanted.append(named[name])
    inside = {id(part) for element in wanted for part in element.iter() if part is not element}
    document = ElementTree.Element(f"{{{_SVG}}}svg", viewBox=f"0 0 {WIDTH} {HEIGHT}")
    defined = ElementTree.SubElement(document, f"{{{_SVG}}}defs")
    defined.extend(shape for shape in shapes.values() if id(shape) not in inside)
    drawn = ElementTree.SubElement(
        document, f"{{{_SVG}}}g", {key: value for key, value in cell.attrib.items() if key not in ("id", "transform")}
    )
    drawn.extend(cell)
    return ElementTree.tostring(document, encoding="unicode")
