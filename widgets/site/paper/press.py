"""Sets papers with Typst: a template, what it is given as JSON, and the PDF, which is kept until either changes."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial
from hashlib import sha256
from importlib.metadata import version
from itertools import zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import typst

from widgets.site import ROOT
from widgets.site.paper import cards, letters, reading

MADE = ROOT / ".cache" / "paper"
TEMPLATES = Path(__file__).parent / "typst"
DECKS = ("vardic", "standard")
SUITS = "♠♥♦♣"
"""What our letters lack: the templates draw these."""
_TYING_SPACE = re.compile(r" (?=— |\($|%)|(?<=№) ")
_LAST_SPACE = re.compile(r"(?<=[^\s,;–]) $|^ $")
"""Where a line may not end if the number of a rule comes next; between two numbers it may."""


def printed(name: str, template: str, content: Mapping[str, Any]) -> Path:
    """Return the PDF of a template with this content, set only if there is none yet; older ones of the name go.

    Raises `ValueError` for a character that the fonts lack, `typst.TypstError` for a mistake in a template.
    """
    return _kept(f"{name}.pdf", content, partial(_pdf, template))


def imposed(name: str, template: str, content: Mapping[str, Any], sizes: Iterable[float]) -> Path:
    """Return the pages of a paper as a booklet, two on each side of a sheet, in the order in which it's folded.

    Its letters have the size, in points, that needs the fewest sheets; of several, the one with the most even pages.
    """
    counted = min((*_fit(name, template, {**content, "size": size}), size) for size in sizes)
    pages = printed(f"{name}-pages", template, {**content, "size": counted[-1]})
    given = {"title": content["title"], "lang": content["lang"], "pages": _address(pages), "count": counted[0]}
    return printed(name, "imposed", given)


def _fit(name: str, template: str, content: Mapping[str, Any]) -> tuple[int, float]:
    """Return how many pages a template has with this content, and how uneven they are, by what it says itself."""

    def said(inputs: dict[str, str]) -> bytes:
        return _press(template, inputs).query("<fit>", field="value", one=True).encode()

    count, uneven = json.loads(_kept(f"{name}-{content['size']}.json", content, said).read_bytes())
    return count, uneven


def _kept(name: str, content: Mapping[str, Any], make: Callable[[dict[str, str]], bytes]) -> Path:
    """Return the file that is made of the inputs of a template; made anew only if the content or a template changes."""
    stem, _, suffix = name.rpartition(".")
    typeset = _typeset(content)
    if missing := {*"".join(_texts(typeset))} - letters.characters() - {*SUITS}:
        raise ValueError(f"{stem}: the fonts on paper lack {' '.join(sorted(missing))}")
    given = {"content": typeset, "families": letters.families(), **_cards()}
    data = json.dumps(given, ensure_ascii=False).encode()
    path = MADE / f"{stem}.{sha256(data + _code()).hexdigest()[:12]}.{suffix}"
    if not path.exists():
        MADE.mkdir(parents=True, exist_ok=True)
        # Another build beside this one may set the same paper.
        with TemporaryDirectory(dir=MADE) as scratch:
            source, made = Path(scratch) / "data.json", Path(scratch) / path.name
            source.write_bytes(data)
            made.write_bytes(make({"data": _address(source)}))
            made.replace(path)
        for older in {*MADE.glob(f"{stem}.*.{suffix}")} - {path}:
            older.unlink(missing_ok=True)
    return path


def _pdf(template: str, inputs: dict[str, str]) -> bytes:
    pages: Any = _press(template, inputs).compile(format="pdf")
    assert isinstance(pages, bytes)
    return pages


def _press(template: str, inputs: dict[str, str]) -> typst.Compiler:
    source = str(TEMPLATES / f"{template}.typ")
    return typst.Compiler(source, root=str(ROOT), font_paths=_fonts(), sys_inputs=inputs)


@cache
def _fonts() -> typst.Fonts:
    return typst.Fonts(include_system_fonts=False, include_embedded_fonts=True, font_paths=[str(letters.folder())])


@cache
def _code() -> bytes:
    """Return what a PDF follows from besides its content."""
    templates = b"".join(path.read_bytes() for path in sorted(TEMPLATES.glob("*.typ")))
    return templates + version("typst").encode() + str(letters.folder().name).encode()


@cache
def _cards() -> Mapping[str, Any]:
    """Return the address of a PDF with a card on each page, and by deck and code the number of a card's page.

    A PDF holds a page of another one once, however often it's shown; of a drawing (SVG) it would hold as many copies.
    """
    drawn = {(deck, code): svg for deck in DECKS for code, svg in cards.cut(deck).items()}
    folder = MADE / "cards" / sha256("".join(drawn.values()).encode()).hexdigest()[:12]
    sheet = folder.with_suffix(".pdf")
    if not sheet.exists():
        folder.mkdir(parents=True, exist_ok=True)
        for number, svg in enumerate(drawn.values(), 1):
            (folder / f"{number}.svg").write_text(svg, "utf-8")
        inputs = {"folder": _address(folder), "count": str(len(drawn))}
        sheet.write_bytes(_pdf("cards", inputs))
    pages = {deck: {code: at for at, (other, code) in enumerate(drawn, 1) if other == deck} for deck in DECKS}
    return {"cards": _address(sheet), "pages": pages}


def _address(path: Path) -> str:
    """Return a path as Typst writes it, from the folder of the checkout."""
    return f"/{path.relative_to(ROOT).as_posix()}"


def _typeset(content: Any) -> Any:
    """Return content with the marks of good print: apostrophes, and dashes and numbers that begin no line."""
    if isinstance(content, str):
        return _TYING_SPACE.sub("\N{NO-BREAK SPACE}", content.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}"))
    if isinstance(content, Mapping):
        return content if content.get("tag") == "code" else {name: _typeset(each) for name, each in content.items()}
    return [_typeset(each) for each in _tied(content)] if isinstance(content, list | tuple) else content


def _tied(children: list[Any] | tuple[Any, ...]) -> Iterator[Any]:
    """Yield children, the number of a rule tied to the word before it."""
    for child, after in zip_longest(children, children[1:]):
        is_link = isinstance(child, str) and isinstance(after, Mapping) and after.get("tag") == "a"
        is_rule = is_link and reading.is_number("".join(_texts(after["children"])))
        yield _LAST_SPACE.sub("\N{NO-BREAK SPACE}", child) if is_rule else child


def _texts(content: Any) -> Iterator[str]:
    if isinstance(content, str):
        yield content
    elif isinstance(content, Mapping):
        for value in content.values():
            yield from _texts(value)
    elif isinstance(content, list | tuple):
        for value in content:
            yield from _texts(value)
