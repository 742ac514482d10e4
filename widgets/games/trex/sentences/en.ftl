### The sentences of Trex.

## What happens

cards-dealt = Everyone is dealt 13 cards.
owner-shown = { $seat ->
    [you] You show the { CARD($card) }, and the first kingdom is yours.
   *[one] { $seat } shows the { CARD($card) } and owns the first kingdom.
}
contract-chosen = { $seat ->
    [you] You choose { contract }.
   *[one] { $seat } chooses { contract }.
}
contract = { $contract ->
    [diamonds] Diamonds
    [eltoosh] Eltoosh
    [girls] Girls
    [king] King of Hearts
   *[trex] Trex
}
cards-exposed = { $seat ->
    [you] You expose { CARD($cards, case: "definite") }, which doubles the points.
   *[one] { $seat } exposes { CARD($cards, case: "definite") }, which doubles the points.
}
nothing-exposed = { $seat ->
    [you] You expose nothing.
   *[one] { $seat } exposes nothing.
}
nothing-shown = { $seat ->
    [you] You show no low cards.
   *[one] { $seat } shows no low cards.
}
deal-void = { $seat ->
    [you] You show { CARD($cards, case: "definite") }, so the deal is void.
   *[one] { $seat } shows { CARD($cards, case: "definite") }, so the deal is void.
}
card-led = { $seat ->
    [you] You lead the { CARD($card) }.
   *[one] { $seat } leads the { CARD($card) }.
}
card-played = { $seat ->
    [you] You play the { CARD($card) }.
   *[one] { $seat } plays the { CARD($card) }.
}
trick-won = { $seat ->
    [you] You win the trick.
   *[one] { $seat } wins the trick.
}
counting-won = { $seat ->
    [you] You win the trick, and with it { CARD($cards, case: "definite") }.
   *[one] { $seat } wins the trick, and with it { CARD($cards, case: "definite") }.
}
card-laid = { $seat ->
    [you] You lay the { CARD($card) }.
   *[one] { $seat } lays the { CARD($card) }.
}
blocked = { $seat ->
    [you] You have no card that fits, so you pass.
   *[one] { $seat } has no card that fits and passes.
}
went-out = { $seat ->
    [you] You're out and score { points }.
   *[one] { $seat } is out and scores { points }.
}
doubled-counted = { CARD($cards, case: "definite") } counted double.
points-gained = { $seat ->
    [you] You score { points } in this deal.
   *[one] { $seat } scores { points } in this deal.
}
points-lost = { $seat ->
    [you] You lose { points } in this deal.
   *[one] { $seat } loses { points } in this deal.
}

## What a player may do, as it follows “to”

card-action = { $kind ->
    [choose-diamonds] choose Diamonds
    [choose-eltoosh] choose Eltoosh
    [choose-girls] choose Girls
    [choose-king] choose King of Hearts
    [choose-trex] choose Trex
    [expose] expose { CARD($seen, case: "definite") }
    [show] show your low cards
    [pass] show nothing
    [lead] lead { CARD($seen, case: "definite") }
    [lay] lay { CARD($seen, case: "definite") }
   *[play] play { CARD($seen, case: "definite") }
}

## What is asked

suit-led = { $suit ->
    [S] Spades were led
    [H] Hearts were led
    [D] Diamonds were led
   *[C] Clubs were led
}: follow suit.
suit-missing = { $suit ->
    [S] You have no spades
    [H] You have no hearts
    [D] You have no diamonds
   *[C] You have no clubs
}: play any card.

## What contracts are worth

contract-gains = { $more ->
    [0] { contract } would bring you { scored }, as much as with an average hand.
   *[other] { contract } would bring you { scored }, { $more } better than with an average hand.
}
contract-loses = { contract } would bring you { scored }, { $less } worse than with an average hand.
scored = { NUMBER($points, signDisplay: "exceptZero") } ± { $error } points

## Refusals

choose-first = Choose the contract first.
contract-stands = { contract } has been chosen for this deal.
played-before = { contract } has already been played in this kingdom.
expose-first = First everyone is asked whether they want to expose a card.
show-first = First everyone is asked whether they want to show low cards.
not-asked = You can't expose or show those cards now.
cannot-expose = The { CARD($card) } can't be exposed in this contract.
cannot-show = You may show low cards only if they're all four twos, or three twos and the three of the fourth suit.
must-follow = { $suit ->
    [S] You have a spade
    [H] You have a heart
    [D] You have a diamond
   *[C] You have a club
}, so you must follow suit.
no-heart-led = You may lead a heart only if you have nothing else.
no-pass = You may not pass in a game of tricks.
can-lay = You can lay the { CARD($card) }, so you may not pass.
does-not-fit = The { CARD($card) } doesn't fit yet: lay a jack, or the next card at an end of a row.
wrong-owner = The owner has shown the { CARD($card) }, but in this deal another seat holds it.
wrong-contracts = These contracts can't have been played in one kingdom.
wrong-sheet = No match could have this score sheet.
card-takes = The { CARD($card) } takes the trick.
