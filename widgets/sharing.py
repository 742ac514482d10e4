"""Sharing: the position that a widget's view shows, the forum pack made from it, and the panel that holds the pack."""

from __future__ import annotations

from dataclasses import dataclass

from jinja2 import Template

from .games.rake.picture import draw
from .kit.hosted_game import HostedGame
from .kit.pack import pack
from .kit.position import SharedPosition, plain, read_position
from .kit.widget import FrameView
from .templates import card_name, environment, said


@dataclass(frozen=True, slots=True)
class WidgetPage:
    """A page of a widget of a game; `root` is the address of the language's first page."""

    game: HostedGame
    widget: str
    lang: str
    root: str

    @property
    def address(self) -> str:
        """Its address from the language's first page."""
        return f"{self.game.folder}{self.widget}/"

    @property
    def variables(self) -> dict[str, object]:
        """What every template of its widget is given."""
        return {"game": self.game, "card_names": self.game.card_names, "lang": self.lang, "root": self.root}

    def template(self, name: str) -> Template:
        """Return the template `view` or `share` of its widget."""
        return environment().get_template(self.game.templates[self.widget].format(name=name))


def shown_position(page: WidgetPage, view: FrameView, deck: str) -> SharedPosition:
    """Return the position for sharing of a widget's view, with the card names of one deck."""
    return read_position(page.template("share").render(**vars(view), **page.variables), deck)


def share_pack(page: WidgetPage, ident: str, view: FrameView, link: str, deck: str) -> str:
    """Return the HTML of the share panel's content: the position in all forms of the forum pack, and its picture.

    `link` is the query of the position's link; the page's `root` is absolute.
    """
    position = shown_position(page, view, deck)
    address = f"{page.address}?{link}"
    forms = pack(
        position,
        f"{page.root}{address}",
        f"{page.root}embed/{address}",
        lambda code: plain(card_name(page.lang, code, page.game.card_names), deck),
    )
    foot = f"{said(page.lang, 'Rake')} · {page.root.partition('://')[2].rstrip('/')}"
    picture = draw(position, foot, plain_ace=bool(page.game.deck))
    template = environment().get_template("kit/pack.html")
    return template.render(ident=ident, lang=page.lang, deck=page.game.deck, forms=forms, picture=picture)


def share_panel(ident: str, lang: str, link: str) -> str:
    """Return the HTML of the closed, empty share panel below a widget; it is hidden if `link` is empty."""
    return environment().get_template("kit/share.html").render(ident=ident, lang=lang, link=link)
