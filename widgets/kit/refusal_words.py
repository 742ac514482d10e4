"""Sentences that say why input was refused, whatever the game; in English, the template translates them."""

from __future__ import annotations

from .refusal import Sentence
from .words import N_

NOTATION = {
    "message": Sentence(N_("That can't be done here. Nothing has changed.")),
    "length": Sentence(
        N_("This link is too long: it can have at most %(most)s characters."),
        ("", "", "most"),
    ),
    "version": Sentence(
        N_("This link is written in version “%(found)s” of the notation; this page reads version %(known)s."),
        ("found", "", "known"),
    ),
    "field": Sentence(
        N_("I can't read this: its part “%(found)s” is unknown here, or appears twice."),
        ("found",),
    ),
    "field none": Sentence(N_("I can't read this: the part “%(missing)s=” is missing."), ("", "", "missing")),
    "field linked": Sentence(
        N_("This link can't be read: its part “%(found)s” is unknown here, or appears twice."),
        ("found",),
    ),
    "field linked none": Sentence(
        N_("This link can't be read: the part “%(missing)s=” is missing."), ("", "", "missing")
    ),
    "slip": Sentence(
        N_("This link can't be read: its part “%(found)s” is unknown here. It was probably meant to be “%(meant)s”."),
        ("found", "", "meant"),
    ),
    "value": Sentence(N_("“%(found)s” can't go here. It has to be one of: %(known)s."), ("found", "", "known")),
    "chips": Sentence(N_("“%(found)s” isn't a number of chips."), ("found",)),
}
"""The sentences for text that isn't notation, by what was expected; some have more than one, with a word more."""

AGAINST_RULES = Sentence(N_("The rules don't allow that here. Nothing has changed."))
LINK_AGAINST_RULES = Sentence(N_("This link can't be shown: the rules don't allow what it says."))
UNREADABLE = Sentence(N_("I can't read “%(found)s”."), ("found",))
UNREADABLE_LINK = Sentence(
    N_("This link can't be read: “%(found)s” doesn't belong there."),
    ("found",),
)
"""What is said of refusals without a sentence of their own."""
