### The sentences of Rook.

## Cards

rook = { article }Rook
rook-card = { article }{ colour } { $number }
colour = { $colour ->
    [R] red
    [G] green
    [Y] yellow
   *[B] black
}
suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
    [C] clubs
    [R] red
    [G] green
    [Y] yellow
   *[B] black
}

## What happens

cards-dealt = The cards are dealt, and { $cards ->
    [1] one card is left over: the kitty.
   *[other] { cards } are left over: the kitty.
}
passed = { $seat ->
    [you] You pass.
   *[one] { $seat } passes.
}
points-bid = { $seat ->
    [you] You bid { $points }.
   *[one] { $seat } bids { $points }.
}
bid-won = { $seat ->
    [you] You win the bidding at { $points }.
   *[one] { $seat } wins the bidding at { $points }.
}
hand-thrown-in = Everyone has passed, so the hand is thrown in.
cards-given = { $seat ->
    [you] You pass { CARD($given, case: "definite") } to the { side }.
   *[one] { $seat } passes { CARD($given, case: "definite") } to the { side }.
}
unseen-given = { $seat ->
    [you] You pass { cards } to the { side }.
   *[one] { $seat } passes { cards } to the { side }.
}
side = { $side ->
    [left] left
   *[right] right
}
trump-named = { $seat ->
    [you] You name { suit } as trumps.
   *[one] { $seat } names { suit } as trumps.
}
partner-named = { $seat ->
    [you] You'll play with the player who holds the { CARD($card) }.
   *[one] { $seat } will play with the player who holds the { CARD($card) }.
}
cards-taken-up = { $seat ->
    [you] You pick up the cards passed to you: { CARD($received, case: "definite") }.
   *[one] { $seat } picks up the cards passed on: { CARD($received, case: "definite") }.
}
lead-chosen = { $seat ->
    [you] You'll lead to the first trick.
   *[one] { $seat } will lead to the first trick.
}
card-led = { $seat ->
    [you] You lead the { CARD($card) }.
   *[one] { $seat } leads the { CARD($card) }.
}
card-played = { $seat ->
    [you] You play the { CARD($card) }.
   *[one] { $seat } plays the { CARD($card) }.
}
partner-shown = { $seat ->
    [you] That's the partner card: now everyone knows that you play with the bidder.
   *[one] That's the partner card: { $seat } plays with the bidder.
}
trick-won = { $seat ->
    [you] You win the trick{ points-in-it }.
   *[one] { $seat } wins the trick{ points-in-it }.
}
last-trick-won = { $seat ->
    [you] You win the last trick{ points-in-it }.
   *[one] { $seat } wins the last trick{ points-in-it }.
}
points-in-it = { $points ->
    [0] {""}
   *[other] {" "}and { points }
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kitty-turned-up = { $points ->
    [0] The kitty is turned up: { CARD($turned_up, case: "definite") }, without points.
   *[other] The kitty is turned up: { CARD($turned_up, case: "definite") }, which gives the bidder's team { points }.
}
played-alone = { $seat ->
    [you] No other player held the { CARD($card) }, so you played alone.
   *[one] No other player held the { CARD($card) }, so { $seat } played alone.
}
every-trick-won = { $seats ->
    [you] You've won every trick, for another 100.
    [one] { $seats } has won every trick, for another 100.
    [we] { $seats } have won every trick, for another 100.
   *[several] { $seats } have won every trick, for another 100.
}
points-scored = { $seats ->
    [you] You score { points }.
    [one] { $seats } scores { points }.
    [we] { $seats } score { points }.
   *[several] { $seats } score { points }.
}
bid-reached = { $seats ->
    [you] You've made your bid of { $bid } with { points }, and score { score }.
    [one] { $seats } has made the bid of { $bid } with { points }, and scores { score }.
    [we] { $seats } have made the bid of { $bid } with { points }, and score { score }.
   *[several] { $seats } have made the bid of { $bid } with { points }, and score { score }.
}
bid-missed = { $seats ->
    [you] You've taken only { $points } of the { $bid } points you bid, and lose { loss }.
    [one] { $seats } has taken only { points } towards the bid of { $bid }, and loses { loss }.
    [we] { $seats } have taken only { $points } of the { $bid } points you bid, and lose { loss }.
   *[several] { $seats } have taken only { $points } of the { $bid } points they bid, and lose { loss }.
}
score = { $shares ->
    [1] { $score }
   *[other] { $score } each
}
loss = { $shares ->
    [1] { $lost }
   *[other] { $lost } each
}

## What a player may do, as it follows “to”

rook-action = { $said ->
    [pass] pass
    [bid] bid { $points }
    [give] pass on { CARD($seen, case: "definite") }
    [trump] name { suit } as trumps
    [partner] name { suit } as trumps and { CARD($seen, case: "definite") } as the partner card
    [me] take the lead yourself
    [left] let your left neighbour lead
    [open] lead { CARD($seen, case: "definite") }
   *[play] play { CARD($seen, case: "definite") }
}

## What is asked

suit-led = { $suit ->
    [S] Follow suit: play a spade.
    [H] Follow suit: play a heart.
    [D] Follow suit: play a diamond.
    [C] Follow suit: play a club.
    [R] Follow suit: play a red card.
    [G] Follow suit: play a green card.
    [Y] Follow suit: play a yellow card.
   *[B] Follow suit: play a black card.
}
suit-missing = { $suit ->
    [S] You have no spades: play any card.
    [H] You have no hearts: play any card.
    [D] You have no diamonds: play any card.
    [C] You have no clubs: play any card.
    [R] You have no red cards: play any card.
    [G] You have no green cards: play any card.
    [Y] You have no yellow cards: play any card.
   *[B] You have no black cards: play any card.
}
trumps-led = Trumps were led: play a trump.
trumps-missing = You have no trumps: play any card.

## Hints

bid-often = { $higher ->
    [0] You'd make a bid of { $points } in { NUMBER($share, style: "percent") } of deals.
   *[other] You'd make a bid of { $points } in { NUMBER($share, style: "percent") } of deals, and { $higher } in { NUMBER($less, style: "percent") }.
}
deals-played-out = Bots played out { $deals } deals that fit what you've seen.

## Refusals

bid-or-pass = The bidding isn't over yet: bid, or pass.
wrong-step = Bids are multiples of { $step }, and { $points } isn't one.
bid-too-low = The lowest bid is { $least }.
not-higher = Your bid has to beat { $bid }.
bid-too-high = You can't bid more than { $most }: a hand has no more points than that.
give-now = First choose the cards to pass on.
wrong-count = You have to pass on { $wanted } cards, and have chosen { $chosen ->
    [0] none
   *[other] { $chosen }
}.
name-trumps = Name trumps first.
no-such-suit = This pack has no { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
    [C] clubs
    [R] red suit
    [G] green suit
    [Y] yellow suit
   *[B] black suit
}.
no-partner-card = With four players your partner sits opposite, so you can't name a partner card.
partner-card-missing = You have to name a partner card, too.
partner-card-held = You hold the { CARD($card) } yourself. Name a card that you don't have.
say-who-leads = First say who leads to the first trick.
play-now = Play a card.
must-follow = { $suit ->
    [S] Spades were led and you have some, so play a spade.
    [H] Hearts were led and you have some, so play a heart.
    [D] Diamonds were led and you have some, so play a diamond.
    [C] Clubs were led and you have some, so play a club.
    [R] Red was led and you have some, so play a red card.
    [G] Green was led and you have some, so play a green card.
    [Y] Yellow was led and you have some, so play a yellow card.
   *[B] Black was led and you have some, so play a black card.
}
rook-follows = Trumps were led, and the Rook is your only one: play it.
