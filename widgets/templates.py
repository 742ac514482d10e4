"""The templates of the widgets and the languages that they speak: Jinja2 over gettext, English the source text."""

from __future__ import annotations

import gettext
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, pass_context
from jinja2.runtime import Context
from markupsafe import Markup

from .games.rake import rulebook, words
from .kit.prose import prose

LANGUAGES = ("en", "ru")


@cache
def environment() -> Environment:
    """Return the one Jinja2 environment. Which language speaks is the `lang` of each call."""
    env = Environment(
        loader=PackageLoader("widgets", "."),
        extensions=["jinja2.ext.i18n"],
        autoescape=True,
        auto_reload=False,  # `make serve` forgets this environment when a template changes
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    extended: Any = env
    extended.install_gettext_callables(_gettext, _ngettext)
    extended.newstyle_gettext = True  # templates call with variables; ours put them in, quicker than Jinja's wrappers
    env.globals |= {"rulebook": rulebook, "words": words, "prose": prose}
    # Filters are called without Jinja's inquiry into what may be called.
    env.filters |= {
        "card_name": pass_context(lambda context, code: card_name(context["lang"], code)),
        "unchanging": pass_context(lambda context, about, template: _unchanging(template, context["lang"], about)),
    }
    env.globals["_"] = _gettext  # the extension's own looks `gettext` up at each call
    return env


@cache
def _unchanging(template: str, lang: str, about: str) -> Markup:
    """Return what a template says of one thing in a language, whatever else the frame shows; it is made once."""
    return Markup(environment().get_template(template).render(lang=lang, about=about).strip())


def card_name(lang: str, code: str) -> Markup:
    """Return what a card is called in both decks, as HTML."""
    return _unchanging("games/rake/card_name.html", lang, code)


@cache
def catalogue(lang: str) -> gettext.NullTranslations:
    """Return a language's translations; English is the text of the templates."""
    if lang == "en":
        return gettext.NullTranslations()
    with (resources.files("widgets") / "locale" / f"{lang}.mo").open("rb") as file:
        return gettext.GNUTranslations(file)


@lru_cache(4096)
def said(lang: str, text: str, many: str = "", number: int = 1) -> Markup:
    """Return a text in a language; of two, the form for a number."""
    speak = catalogue(lang)
    return Markup(speak.ngettext(text, many, number) if many else speak.gettext(text))


@pass_context
def _gettext(context: Context, text: str, /, **variables: object) -> Markup:
    sentence = said(context["lang"], text)
    return sentence % variables if "%" in sentence else sentence


@pass_context
def _ngettext(context: Context, one: str, many: str, number: int, /, **variables: object) -> Markup:
    return said(context["lang"], one, many, number) % ({"num": number} | variables)
