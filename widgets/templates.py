"""The widgets' templates and translations: Jinja2 with gettext; the templates' own text is English."""

from __future__ import annotations

import gettext
import json
import re
import sys
from collections.abc import Mapping
from contextlib import suppress
from functools import cache, lru_cache, partial
from importlib import import_module
from io import BytesIO, FileIO
from typing import Any, override

from jinja2 import Environment, PackageLoader, StrictUndefined, Template, TemplateNotFound, pass_context
from jinja2.environment import TemplateModule
from jinja2.runtime import Context
from markupsafe import Markup

from rake.kit.saying import CASES, Messages, written

from .games.rake import GAME, rulebook, words
from .kit.board import Name
from .kit.hosted_game import HostedGame
from .kit.prose import prose
from .kit.saying import Sentences, Voice
from .kit.widget import control

LANGUAGES = ("en", "ru")

CARD_NAMES = GAME.card_names
"""The template that names the cards of Rake's decks."""

COMMON = "widgets.kit"
"""The package of the sentences that those of all others may use."""


class _Template(Template):
    """A template that makes the macros of each file once, for all frames.

    When a macro is called, it looks up what it needs in the variables of the template that renders then: `env.frame`.
    """

    @override
    def render(self, **variables: Any) -> str:
        env: Any = self.environment
        outer = env.frame.copy()
        env.frame.clear()
        env.frame.update(self.globals, **variables)
        try:
            return super().render(**variables)
        finally:
            env.frame.clear()
            env.frame.update(outer)

    @override
    def make_module(self, vars: dict[str, Any] | None = None, *options: Any) -> TemplateModule:
        env: Any = self.environment
        macros: dict[str | None, TemplateModule] = env.macros
        if self.name not in macros:
            macros[self.name] = super().make_module(env.frame, shared=True)
        return macros[self.name]


class _Loader(PackageLoader):
    """A loader that also looks into packages below ours that were added from other files later."""

    @override
    def get_source(self, environment: Environment, template: str) -> tuple[str, str, Any]:
        try:
            return super().get_source(environment, template)
        except TemplateNotFound:
            package, _, file = template.rpartition("/")
            try:
                return str(_data(f"widgets.{package.replace('/', '.')}", file), "utf-8"), template, None
            except (ModuleNotFoundError, OSError):
                raise TemplateNotFound(template) from None


_TAG = re.compile("<[^>]*>")


@cache
def environment() -> Environment:
    """Return the one Jinja2 environment, cached. Each call of a template passes its language as `lang`."""
    env = Environment(
        loader=_Loader("widgets", "."),
        extensions=["jinja2.ext.i18n"],
        autoescape=True,
        auto_reload=False,  # not needed: `make serve` drops this environment when a template changes
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.template_class = _Template
    env.extend(frame={}, macros={})
    extended: Any = env
    extended.install_gettext_callables(_gettext, _ngettext)
    extended.newstyle_gettext = True  # templates pass variables, and our functions insert them: quicker than Jinja's
    env.globals |= {"rulebook": rulebook, "words": words, "prose": prose, "phrase": _phrase, "sentence": _sentence}
    # These are filters because Jinja calls filters faster: it makes no checks for context or safety at each call.
    env.filters |= {
        "control": control,
        "digits": pass_context(
            lambda context, number, decimals=0, signed=False: written(context["lang"], number, decimals, signed=signed)
        ),
        "card_name": pass_context(
            lambda context, code, case=CASES[0]: card_name(
                context["lang"], code, context.get("card_names", CARD_NAMES), case
            )
        ),
        "say": pass_context(
            lambda context, about, names=None: _sentences(
                context["lang"], context["game"], about, tuple((names or context.get("seat_names", {})).items())
            )
        ),
        "called": pass_context(lambda context, about: _voice_in(context).called(about)),
        # Not Jinja's `striptags`: it imports `html.entities`, 2,231 names that every reader would download.
        "letters": lambda html: len(_TAG.sub("", html)),
        "unchanging": pass_context(
            lambda context, about, template: _unchanging(
                template,
                context["lang"],
                context["root"],
                context.get("card_names", CARD_NAMES),
                about,
                context.get("game"),
            )
        ),
    }
    env.globals["_"] = _gettext  # direct: the extension's `_` would look `gettext` up at each call
    return env


@lru_cache(4096)
def _unchanging(
    template: str, lang: str, root: str, card_names: str, about: object, game: HostedGame | None = None
) -> Markup:
    """Return a template rendered for one argument in a language, cached: it depends on nothing else in the frame.

    Links in it lead from `root`, the relative address of that language's first page, to the pages of the `game`; the
    template `card_names` names the cards in it.
    """
    named = environment().get_template(template)
    return Markup(named.render(lang=lang, root=root, card_names=card_names, about=about, game=game).strip())


def card_name(lang: str, code: str, template: str = CARD_NAMES, case: str = CASES[0]) -> Markup:
    """Return a card's name in a case as HTML, made by a template.

    By default it is that of a card of Rake, in both decks; the style sheet hides the name of the other deck.
    """
    return _unchanging(template, lang, "", template, (code, case))


@lru_cache(256)
def voice(lang: str, game: HostedGame | None, *packages: str) -> Voice:
    """Return what says the sentences of a game, or of these packages, in a language; cached."""
    card_names = game.card_names if game else CARD_NAMES
    packages = (COMMON, *packages, *(game.sentences if game else ()))
    texts = {name: text for package in packages for name, text in _texts_of(package, lang).items()}
    return Voice(
        lang,
        Sentences(texts),
        translate=partial(said, lang),
        card=lambda code, case: card_name(lang, code, card_names, case),
    )


@lru_cache(4096)
def _sentences(lang: str, game: HostedGame | None, about: object, names: tuple[tuple[int, Name], ...]) -> Markup:
    """Return the sentences about an event or a remark, cached: a log repeats them in every frame of a deal."""
    return voice(lang, game).say(about, dict(names))


def _voice_in(context: Context) -> Voice:
    return voice(context["lang"], context["game"])


@pass_context
def _phrase(context: Context, message: str, /, *packages: str, **values: object) -> Markup:
    return voice(context["lang"], None, *packages).phrase(message, **values)


@pass_context
def _sentence(context: Context, message: str, who: Name, /, **values: object) -> Markup:
    """Return a message about a seat, by its name: what a template would else put together from a word and the name."""
    return _voice_in(context).sentence(message, {1: who}, seat=1, **values)


@cache
def _texts_of(package: str, lang: str) -> Mapping[str, str]:
    """Return the messages of a package by name, each in JSON."""
    return {name: json.dumps(pattern, ensure_ascii=False) for name, pattern in _messages(package, lang).items()}


def _messages(package: str, lang: str) -> Messages:
    """Return the messages of a package by name: from their source in a checkout, else as the build compiled them.

    There are none in a package that says nothing of its own, such as that of a variant.
    """
    with suppress(FileNotFoundError):
        source = str(_data(package, f"sentences/{lang}.ftl"), "utf-8")
        from . import fluent  # the browser has neither the sources nor what reads them

        return fluent.compiled(source, f"{package.replace('.', '/')}/sentences/{lang}.ftl")
    with suppress(FileNotFoundError):
        compiled: Messages = json.loads(_data(package, f"sentences/{lang}.json"))
        return compiled
    return {}


@cache
def catalogue(lang: str) -> gettext.NullTranslations:
    """Return a language's translations; for English there are none, so texts stay as they are."""
    if lang == "en":
        return gettext.NullTranslations()
    return _texts("widgets", lang)


def add_texts(package: str) -> None:
    """Add the translations of a package to those that are there: a text that is in both keeps the one it has."""
    for lang in LANGUAGES[1:]:
        catalogue(lang).add_fallback(_texts(package, lang))


def _texts(package: str, lang: str) -> gettext.GNUTranslations:
    return gettext.GNUTranslations(BytesIO(_data(package, f"locale/{lang}.mo")))


def _data(package: str, file: str) -> bytes:
    """Return the content of a file in a package's folder, or in one that was added to it. Raises `OSError`.

    A zip's importer reads it, because `importlib.resources` would bring a dozen modules along.
    """
    module = import_module(package)
    for path in module.__path__:
        loader: Any = sys.path_importer_cache.get(path) or module.__loader__
        with suppress(OSError):
            if not hasattr(loader, "get_data"):
                with FileIO(f"{path}/{file}") as stream:
                    return stream.read()
            content: bytes = loader.get_data(f"{path}/{file}")
            return content
    raise FileNotFoundError(file)


@lru_cache(4096)
def said(lang: str, text: str, many: str = "", number: int = 1) -> Markup:
    """Return the translation of a text; if `many` (its plural) is given, the form for `number`."""
    speak = catalogue(lang)
    return Markup(speak.ngettext(text, many, number) if many else speak.gettext(text))


@pass_context
def _gettext(context: Context, text: str, /, **variables: object) -> Markup:
    sentence = said(context["lang"], text)
    return sentence % variables if "%" in sentence else sentence


@pass_context
def _ngettext(context: Context, one: str, many: str, number: int, /, **variables: object) -> Markup:
    return said(context["lang"], one, many, number) % ({"num": number} | variables)
