"""Sharing: the position that a widget's view shows, the forum pack made from it, and the panel that holds the pack."""

from __future__ import annotations

from .games.rake.picture import draw
from .kit.pack import pack
from .kit.position import Position, plain, read_position
from .kit.widget import FrameView
from .templates import card_name, environment, said


def shown_position(widget: str, view: FrameView, lang: str, root: str, deck: str) -> Position:
    """Return the position for sharing of a widget's view, with the card names of one deck."""
    template = environment().get_template(f"{widget}/share.html")
    return read_position(template.render(**vars(view), lang=lang, root=root), deck)


def share_pack(widget: str, ident: str, view: FrameView, link: str, lang: str, root: str, deck: str) -> str:
    """Return the HTML of the share panel's content: the position in all forms of the forum pack, and its picture.

    `link` is the query of the position's link, `root` the absolute address of the language's first page.
    """
    position = shown_position(widget, view, lang, root, deck)
    page = f"{widget}/?{link}"
    forms = pack(position, f"{root}{page}", f"{root}embed/{page}", lambda code: plain(card_name(lang, code), deck))
    picture = draw(position, f"{said(lang, 'Rake')} · {root.partition('://')[2].rstrip('/')}")
    template = environment().get_template("kit/pack.html")
    return template.render(ident=ident, lang=lang, forms=forms, picture=picture)


def share_panel(ident: str, lang: str, link: str) -> str:
    """Return the HTML of the closed, empty share panel below a widget; it is hidden if `link` is empty."""
    return environment().get_template("kit/share.html").render(ident=ident, lang=lang, link=link)
