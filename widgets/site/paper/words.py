"""Words that are only on paper, in English; the catalogue translates them."""

from __future__ import annotations

from widgets.kit.words import N_

RULES_AND_GLOSSARY, CONTENTS, NOTES = N_("Rules and glossary"), N_("Contents"), N_("Notes")
AGREED = N_("House rules at our table")
AGREED_HINT = N_(
    "Ring what you've agreed on. What you leave blank is played as usual: by the first choice or the usual number."
)
USUALLY = N_("usually %(number)s")
CHEAT_SHEET, SCORE_SHEET, TOTAL = N_("Cheat sheet"), N_("Score sheet"), N_("Total")
DECK = N_("A deck to cut out")
DECK_HINT = N_("Print on both sides, flipped on the long edge, at 100%. Cut along the marks: 63 × 88 mm.")
QUOTED, FIRST, THEN = N_("“%(words)s”"), N_("First"), N_("Then")
BOOKLET_HINT = N_("Print on both sides, flipped on the short edge, at 100%. Fold all sheets together, and staple them.")
SUITS = N_("From the top: Skulls, Wings, Fangs, Crosses; in a standard deck spades, hearts, diamonds, clubs.")
RAKES_DECK = N_("Rake's deck:")
LETTERS = N_("P: Priest. L: Lady. D: Duke. A: Ace.")
NAME, TEAM, POINTS, SUM = N_("name"), N_("team"), N_("points"), N_("total")
DATE, DEALER, WINNER = N_("Date"), N_("Dealer"), N_("Winner")
SUIT_NAMES = {
    "S": N_("Skulls (spades)"),
    "W": N_("Wings (hearts)"),
    "F": N_("Fangs (diamonds)"),
    "C": N_("Crosses (clubs)"),
}
RANK_NAMES = {"A": N_("Ace"), "D": N_("Duke (king)"), "L": N_("Lady (queen)"), "P": N_("Priest (jack)")}
"""Names of the deck of Rake, and of a standard one in brackets, by what a card shows."""
KEY = (N_("Suits (in a standard deck)"), N_("Letters"))
"""What is above these names on the card that explains the others."""
BIRD = N_("Rook (joker)")
ONE_IN = N_("1 in %(number)s")
ODDS = (
    N_("You're dealt a pair"),
    N_("Your pair grows into something better"),
    N_("Three of one suit become Suits Full"),
    N_("Three in sequence become a Run"),
    N_("Dealt the Ace of Skulls, you win with it if two play"),
    N_("Dealt the Ace of Skulls, you win with it if six play"),
)
"""The odds of the cheat sheet, in the order of the numbers on the page that it's made from."""
