"""Words for the engine's codes (ranks, combinations, policies). The words are in English; templates translate them."""

from __future__ import annotations

from rake import Category

from ...kit.words import N_

SUITS_FULL = {"S": N_("Skulls Full"), "W": N_("Wings Full"), "F": N_("Fangs Full"), "C": N_("Crosses Full")}
STANDARD_SUITS_FULL = {
    "S": N_("Spades Full"),
    "W": N_("Hearts Full"),
    "F": N_("Diamonds Full"),
    "C": N_("Clubs Full"),
}

CATEGORY = {
    Category.HIGH_CARD.name: N_("High Card"),
    Category.PAIR.name: N_("Pair"),
    Category.TWO_PAIR.name: N_("Two Pair"),
    Category.THREE_OF_A_KIND.name: N_("Three-of-a-kind"),
    Category.RUN.name: N_("Run"),
    Category.SUITS_FULL.name: N_("Suits Full"),
    Category.FULL_PACK.name: N_("Full Pack"),
    Category.QUADS.name: N_("Quads"),
    Category.RAKE.name: N_("Rake"),
}

BETTOR = {"careful": N_("Old Tamsin"), "bold": N_("Bram Kettle"), "sly": N_("Widow Quill")}
"""The names of the bots' characters, by bettor."""

SHORT_BETTOR = {"careful": N_("Tamsin"), "bold": N_("Bram"), "sly": N_("Quill")}
"""The same names where there is little room."""

CHARACTER = {
    "careful": N_("bets when the cards say so, and never bluffs"),
    "bold": N_("bets early, raises often, and likes to see you fold"),
    "sly": N_("now and then takes a face-up card for show, and bluffs a little"),
}
"""How each of the bots' characters plays, by bettor."""

SKILL = {
    "easy": N_("for what they make now"),
    "fair": N_("for what they could become"),
    "hard": N_("with you in mind"),
}
"""How the bots choose cards, by the skill that the reader sets: each text completes "They pick up cards"."""

POLICY = {
    "random": N_("any card at random"),
    "made": N_("what makes a better hand now"),
    "outs": N_("what their hands could become"),
}
"""How the other seats pick up in the model of the odds, by policy."""

SOME_PLAYERS = {0: N_("two to six")}
TURN = {0: N_("either"), 1: N_("the first"), 2: N_("the second")}
THEME = {
    "any": N_("anything"),
    "skull": N_("the Ace of Skulls"),
    "pairs": N_("pairs and better"),
    "runs": N_("Runs and suits"),
    "last": N_("the last to pick up"),
}
LEVEL = {
    "any": N_("any"),
    "plain": N_("now and later agree"),
    "tricky": N_("now and later differ"),
}
"""Words for the four choices of which spots to deal: number of players, first or second pick-up, theme, level.

The levels say whether the card that makes most at once is also the one that promises most.
"""

PRESET = {
    "book": N_("standard"),
    "card-room": N_("card-room rules"),
    "literal": N_("literal"),
    "russian": N_("Russian edition"),
}
SWITCH_NAME = {
    "two_pair_beats_three": N_("Two Pair beats Three-of-a-kind"),
    "kickers": N_("Kickers that count"),
    "middle": N_("Cards are laid in the middle for"),
    "table_stakes": N_("All-in when short of chips"),
    "min_raise": N_("A raise adds at least"),
    "betting": N_("Betting"),
    "small_bet": N_("Fixed bet in the first betting round"),
    "big_bet": N_("Fixed bet in the later two"),
    "cap": N_("Fixed bets: most raises in a betting round"),
    "forced": N_("The stake is paid as"),
    "missed_blinds": N_("Missed blinds"),
    "buy_in_min": N_("Fewest chips to sit down with"),
    "buy_in_max": N_("Most chips to sit down with"),
    "clock": N_("Seconds for each decision"),
    "suits_full_tie": N_("Equal Suits Full"),
}
"""What the form of a table calls each house rule."""

SWITCH_VALUE = {
    "on": N_("yes"),
    "off": N_("no"),
    "all": N_("all of them"),
    "one": N_("the first only"),
    "contesting": N_("players still in"),
    "seated": N_("all who were dealt in"),
    "any": N_("one chip"),
    "last": N_("as much as the last one"),
    "no-limit": N_("no limit"),
    "pot-limit": N_("up to the pot"),
    "fixed-limit": N_("fixed bets"),
    "ante": N_("an ante"),
    "blinds": N_("blinds"),
    "post": N_("pay them to come back"),
    "wait": N_("wait for the big blind"),
    "dealt": N_("dealt in even while away"),
    "clock-off": N_("no clock"),
    "split": N_("split the pot"),
    "draw": N_("draw a card each"),
}
"""What the form of a table calls each value of a house rule, by its word in notation or its rule's name and word."""

SWITCH = {
    "two_pair_beats_three": N_("Two Pair beats Three-of-a-kind"),
    "kickers": N_("No further kickers"),
    "suits_full_tie": N_("Equal Suits Full draw"),
}
"""What each house rule about comparing hands says when it differs from the preset `book`."""

MONTH = {
    1: N_("January"),
    2: N_("February"),
    3: N_("March"),
    4: N_("April"),
    5: N_("May"),
    6: N_("June"),
    7: N_("July"),
    8: N_("August"),
    9: N_("September"),
    10: N_("October"),
    11: N_("November"),
    12: N_("December"),
}
"""The names of the months in the form used after the day's number in a date."""
