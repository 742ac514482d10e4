"""Words for the figures of the page Odds and of the guide, in English; the catalogue translates them."""

from __future__ import annotations

from widgets.kit.words import N_

START = {
    "three": N_("Three of the same rank"),
    "pair": N_("A pair"),
    "rake": N_("Three to a Rake"),
    "suited": N_("Three of one suit"),
    "sequence": N_("Three in sequence"),
    "gapped": N_("Three to a Run, with gaps"),
    "loose": N_("Nothing together"),
    "any": N_("Any three cards"),
}
SKULL_START = START | {
    "three": N_("Two more Aces"),
    "aces": N_("One more Ace"),
    "pair": N_("A pair beside it"),
    "any": N_("Any two cards beside it"),
}
RUNG = {"wins": N_("The Ace of Skulls wins"), "loses": N_("The Ace of Skulls loses")}
WHEREABOUTS = {
    "dealt": N_("in somebody's hand"),
    "up": N_("face up in the middle"),
    "down": N_("face down in the middle"),
    "stock": N_("in the stock"),
}

COMBINATION, HAND, HANDS, DEAL = N_("Combination"), N_("Hand"), N_("Hands"), N_("Three cards")
SHARE, ONE_IN, BEATS = "%", N_("1 in"), N_("beats, %")
WINS, LOSES, WINS_SHARE, LOSES_SHARE = N_("wins"), N_("loses"), N_("wins, %"), N_("loses, %")
BESIDE, DEALT_SHARE, ALL = N_("Beside it"), N_("dealt, %"), N_("All")
PLAYERS, SEAT, DOWN = N_("Players"), N_("Seat"), N_("face down")
BEST_OF = N_("best of %(num)s")
FIRST_FIRST, FIRST_LAST = N_("first pick-up, first seat"), N_("first pick-up, dealer")
SECOND_FIRST, SECOND_LAST = N_("second pick-up, first seat"), N_("second pick-up, dealer")
PAIR_OF, PAIR = N_("A pair of"), N_("face up, a pair")
FIRST_DOWN, FIRST_PAIR = N_("first pick-up, face down"), N_("first pick-up, pair")
SECOND_DOWN, SECOND_PAIR = N_("second pick-up, face down"), N_("second pick-up, pair")
TABLE_OF = N_("%(num)s players")
ONE_OF = N_("1 in %(number)s")
POINT_ERROR = N_("Margin of error: at most ± %(error)s percentage points.")
EACH_DOT = N_("Of a thousand such hands it wins %(num)s.")

GUIDE_START = START | {
    "pair_ace": N_("A pair of Aces"),
    "pair_high": N_("A pair, Tens to Dukes"),
    "pair_middle": N_("A pair, Sixes to Nines"),
    "pair_low": N_("A pair, Twos to Fives"),
    "loose_high": N_("Nothing together, with a face"),
    "loose_low": N_("Nothing together, no face"),
    "skull_near": N_("Ace of Skulls with an Ace or two Skulls"),
    "skull_far": N_("Ace of Skulls with anything else"),
}
NEXT_TO_SKULL = {
    "aces": N_("One more Ace"),
    "rake": N_("Two Skulls, within reach of a Rake"),
    "suited": N_("Two other Skulls"),
    "sequence": N_("Two in sequence with it"),
    "gapped": N_("Two to a Run, with gaps"),
    "pair": N_("A pair beside it"),
    "loose": N_("Nothing that helps it"),
}
FACE_UP = {
    "matches": N_("Of the same rank as one of yours"),
    "suit": N_("Makes all your cards one suit"),
    "run": N_("Makes all your cards part of a Run"),
    "ace": N_("An Ace"),
    "duke": N_("A Duke"),
    "other": N_("Any other card"),
    "with_match": N_("Any other card, if you hold a pair"),
    "skull": N_("The Ace of Skulls"),
}
RIVAL = {
    "greedy": N_("the best face-up card"),
    "hidden": N_("a face-down card"),
    "worth": N_("the card engine's choice"),
}
BET_SIZE = {
    "1/3": N_("a third of the pot"),
    "1/2": N_("half the pot"),
    "1": N_("the pot"),
    "2": N_("twice the pot"),
}
FAIR, FAIR_SHARE = N_("A fair share"), N_("fair share")
FACE_UP_CARD, FIRST_PICK, SECOND_PICK = N_("Face-up card"), N_("first pick-up"), N_("second pick-up")
AGAINST, FIRST_SEAT, DEALER = N_("Against players who take"), N_("picks first"), N_("dealer")
BET, MUST_WORK, EACH_OF, CALLER = N_("You bet"), N_("must work"), N_("each of %(num)s"), N_("caller needs")
