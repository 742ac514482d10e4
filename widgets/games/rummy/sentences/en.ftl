### The sentences of Rummy.

## What happens

cards-dealt = Everyone is dealt { cards }, and the { CARD($card) } begins the pile.
pile-turned = The stock is used up, so the pile is turned over, unshuffled: everyone has seen what is drawn from it.
drew-unseen = { $seat ->
    [you] You draw from the stock.
   *[one] { $seat } draws from the stock.
}
drew-card = { $seat ->
    [you] You draw the { CARD($card) } from the stock.
   *[one] { $seat } draws the { CARD($card) } from the stock.
}
took-card = { $seat ->
    [you] You take the { CARD($card) } from the pile.
   *[one] { $seat } takes the { CARD($card) } from the pile.
}
meld-laid = { $seat ->
    [you] You lay down { CARD($meld, case: "definite") }.
   *[one] { $seat } lays down { CARD($meld, case: "definite") }.
}
card-laid-off = { $seat ->
    [you] You lay off the { CARD($card) }.
   *[one] { $seat } lays off the { CARD($card) }.
}
discarded = { $seat ->
    [you] You discard the { CARD($card) }.
   *[one] { $seat } discards the { CARD($card) }.
}
went-out = { $seat ->
    [you] You have no cards left: you go out and win the deal.
   *[one] { $seat } has no cards left, and wins the deal.
}
deal-blocked = The stock has run out and nobody has gone out, so the deal is over.
same-again = The same position has come up for the third time, so the deal is over.
deadwood-counted = { $seat ->
    [you] You're left with { points }.
   *[one] { $seat } is left with { points }.
}
nobody-scores = Nobody went out, so nobody scores.
sum-won = { $seat ->
    [you] You win { points }.
   *[one] { $seat } wins { points }.
}

## What a player may do, as it follows “to”

card-action = { $kind ->
    [meld] lay down { CARD($seen, case: "definite") }
    [lay] lay off { CARD($seen, case: "definite") }
    [discard] discard { CARD($seen, case: "definite") }
    [draw-pile] take the top of the pile
   *[draw-stock] draw from the stock
}

## Refusals

draw-first = Draw a card first.
has-drawn = You've already drawn a card this turn.
no-meld = These cards are neither a group nor a run.
second-meld = You've already laid down a new meld this turn.
no-such-meld = There's no meld number { $number } on the table.
does-not-fit = The { CARD($card) } doesn't fit that meld.
not-opened = At this table you may lay off only after you've laid down a meld of your own.
one-laid-off = Lay cards off one at a time.
one-discarded = You may discard only one card.
just-taken = You've just taken the { CARD($card) } from the pile, so discard a different card.
only-taken = You'd be left with only the { CARD($card) } from the pile, and you may not discard that.
no-discard = At this table you go out with a discard, so keep a card for it.
fit-no-meld = { $count ->
    [1] { CARD($cards, case: "definite") } fits none of these melds.
   *[other] { CARD($cards, case: "definite") } fit none of these melds.
}
unmatched = { $count ->
    [1] { CARD($cards, case: "definite") } doesn't fit into a meld, and counts against you.
   *[other] { CARD($cards, case: "definite") } don't fit into a meld, and count against you.
}
