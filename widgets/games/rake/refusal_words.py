"""Sentences that say why the reader's input was refused, in English; the template translates them."""

from __future__ import annotations

from ...kit.refusal import Sentence
from ...kit.refusal_words import NOTATION
from ...kit.words import N_

SENTENCES = {
    "hand-size": Sentence(N_("A hand has %(wanted)s cards; this one has %(held)s."), ("held", "", "wanted")),
    "hand-size more": Sentence(
        N_("A hand can't have more than %(most)s cards; this one has %(held)s."),
        ("held", "", "most"),
    ),
    "players": Sentence(
        N_("A table has %(least)s to %(most)s players; this one has %(held)s."),
        ("held", "least", "most"),
    ),
    "seat at-table": Sentence(N_("There's no seat %(seat)s here: the last one is %(players)s."), ("seat", "players")),
    "laid": Sentence(
        N_(
            "With %(players)s players, %(wanted)s cards are laid in the middle; "
            "here there are %(held)s, counting those already taken."
        ),
        ("held", "wanted", "players"),
    ),
    "laid-face-up": Sentence(
        N_("There should be %(wanted)s cards face up; here there are %(held)s, counting those already taken."),
        ("held", "wanted"),
    ),
    "not-in-hand": Sentence(
        N_("The spot says you took the %(card)s, but it isn't in your hand."),
        ("card",),
    ),
    "seen": Sentence(
        N_("Nobody else sees what seat %(seat)s took face down; write %(seat)s-xx."),
        ("seat",),
    ),
    "pick-out-of-turn": Sentence(
        N_("Going by whose turn it was, seat %(seat)s can't have taken a card there."),
        ("", "seat"),
    ),
    "pick-out-of-turn missing": Sentence(
        N_("Seat %(seat)s has to take a card before this turn."),
        ("", "", "seat"),
    ),
    "rare": Sentence(
        N_("No such spot came up in %(tries)s rounds. Press again, or set fewer conditions."),
        ("tries",),
        rule="",
    ),
    "alone": Sentence(N_("Nobody is left to play against.")),
    "card": Sentence(
        N_(
            "I can't read “%(found)s” (at character %(place)s) as a card. "
            "Cards look like AS, TW or 9F: rank, then suit."
        ),
        ("found", "place"),
    ),
    "card none": Sentence(N_("No cards yet. Write them like AS TW 9F: rank, then suit.")),
    "card linked": Sentence(
        N_(
            "This link can't be read: “%(found)s” isn't a card. Cards look like AS, TW or 9F: rank, then suit.",
        ),
        ("found",),
    ),
    "card linked none": Sentence(N_("This link can't be read: a hand in it has no cards.")),
    "day": Sentence(
        N_("There's no spot for “%(found)s”: the days begin with %(first)s and end with today (UTC)."),
        ("found", "", "first"),
    ),
    "progress": Sentence(
        N_(
            "From character %(place)s on, this doesn't match the text from your other device. "
            "Copy all of it once more: it begins and ends with a curly bracket. Nothing has changed."
        ),
        ("", "place"),
    ),
    "progress none": Sentence(
        N_("Paste the text from your other device first. It begins and ends with a curly bracket.")
    ),
    "progress entry": Sentence(
        N_("I can't read “%(found)s” in the entry “%(entry)s”. Nothing has changed."),
        ("found", "", "entry"),
    ),
    "progress entry none": Sentence(
        N_("Part of the entry “%(entry)s” is missing. Nothing has changed."), ("", "", "entry")
    ),
    "preset": Sentence(N_("There's no house rule called “%(found)s”."), ("found",), rule="9.6"),
    "preset linked": Sentence(
        N_("This link can't be read: there's no house rule called “%(found)s”."),
        ("found",),
        rule="9.6",
    ),
}
"""The sentences by code; some codes have more than one, each with a word that tells them apart."""

SENTENCES |= NOTATION | {"switch": SENTENCES["preset"], "switch linked": SENTENCES["preset linked"]}

IN_PLAY = {
    "must-take": Sentence(N_("At a pick-up everyone who is still in takes a card.")),
    "not-face-up": Sentence(N_("That card has already been taken.")),
    "not-face-down": Sentence(N_("That card has already been taken.")),
}
"""The sentences, by code, that speak of the round in play; a link has none of these."""
