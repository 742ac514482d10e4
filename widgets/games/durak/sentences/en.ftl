### The sentences of Durak.

## What happens

trump-turned = Everyone has six cards, and the { CARD($card) } is turned up: its suit is trump.
lowest-shown = { $seat ->
    [you] You hold the lowest trump, the { CARD($card) }, so you attack first.
   *[one] { $seat } holds the lowest trump, the { CARD($card) }, and attacks first.
}
beside-durak = { $side ->
    [left] { $seat ->
        [you] You sit on the last durak's left, so you attack first.
       *[one] { $seat } sits on the last durak's left and attacks first.
    }
    [right] { $seat ->
        [you] You sit on the last durak's right, so you attack first.
       *[one] { $seat } sits on the last durak's right and attacks first.
    }
   *[other] { $seat ->
        [you] The last durak deals, so you attack first.
       *[one] The last durak deals, so { $seat } attacks first.
    }
}
no-trump-held = { $seat ->
    [you] Nobody holds a trump, so you, on the dealer's left, attack first.
   *[one] Nobody holds a trump, so { $seat }, on the dealer's left, attacks first.
}
attacked = { $seat ->
    [you] You attack with the { CARD($card) }.
   *[one] { $seat } attacks with the { CARD($card) }.
}
card-beaten = { $seat ->
    [you] You beat the { CARD($other) } with the { CARD($card) }.
   *[one] { $seat } beats the { CARD($other) } with the { CARD($card) }.
}
attack-transferred = { $seat ->
    [you] You pass the attack on with the { CARD($card) }.
   *[one] { $seat } passes the attack on with the { CARD($card) }.
}
cards-taken = { $seat ->
    [you] You take.
   *[one] { $seat } takes.
}
thrown-in = { $seat ->
    [you] You throw in the { CARD($card) }.
   *[one] { $seat } throws in the { CARD($card) }.
}
not-thrown-in = { $seat ->
    [you] You add { nothing }.
   *[one] { $seat } adds { nothing }.
}
nothing = { $again ->
    [1] nothing for now
   *[0] { $laid ->
        [0] nothing
       *[other] nothing more
    }
}
card-given = { $seat ->
    [you] You add the { CARD($card) }.
   *[one] { $seat } adds the { CARD($card) }.
}
beaten-off = Beaten off! The cards go to the discard heap.
picked-up = { $seat ->
    [you] You pick up { cards }.
   *[one] { $seat } picks up { cards }.
}
refilled = { $ordered_seats ->
    [you] You draw from the stock.
    [one] { $ordered_seats } draws from the stock.
    [we] { $ordered_seats } draw from the stock, in that order.
   *[several] { $ordered_seats } draw from the stock, in that order.
}
stock-gone = The stock is used up.
went-out = { $seats ->
    [you] You have no cards left, so you're out.
    [one] { $seats } has no cards left and is out.
    [we] { $seats } have no cards left and are out.
   *[several] { $seats } have no cards left and are out.
}
durak-left = { $seat ->
    [you] You're left with cards, so you're the durak.
   *[one] { $seat } is left with cards and is the durak.
}
nobody-left = Nobody has cards left, so the deal is a draw.
same-again = The same position has come up for the third time, so the deal is a draw.

## What a player may do, as it follows “to”

card-action = { $kind ->
    [lead] attack with { CARD($seen, case: "definite") }
    [attack] throw in { CARD($seen, case: "definite") }
    [beat] beat it with { CARD($seen, case: "definite") }
    [transfer] pass it on with { CARD($seen, case: "definite") }
    [give] add { CARD($seen, case: "definite") }
    [take] take the cards
   *[pass] add nothing
}

## Hints

left-durak = { NUMBER($share) ->
    [0] If you { $action }, you're hardly ever the durak.
    [1] If you { $action }, you're almost certainly the durak.
   *[other] If you { $action }, you're the durak in { NUMBER($share, style: "percent") } of deals{ durak-margin }.
}
durak-margin = { $error ->
    [0] {""}
   *[other] {" "}(± { $error })
}
deals-played-out = This is how often you were the durak in { $deals } deals played out by bots.
fewest-duraks = The match ends after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}; the player who has been the durak least often wins.

## Refusals

needs-attack = You open the bout, so play a card.
needs-answer = Answer the attack: beat the card, or take.
needs-throw = Throw in a card of a rank that's on the table, or say “That's all”.
needs-gift = Add a card of a rank that's on the table, or say “No more”.
too-low = The { CARD($card) } is lower than the { CARD($other) }.
other-suit = The { CARD($card) } is neither a trump nor of the same suit as the { CARD($other) }.
cannot-throw-in = The { CARD($card) } can't be thrown in: its rank isn't on the table.
cannot-give = The { CARD($card) } can't be added: its rank isn't on the table.
transfer-off = At this table an attack can't be passed on.
transfer-too-late = A card of this attack has already been beaten, so you can't pass the attack on.
cannot-transfer = To pass an attack on, you need a card of the same rank, and the { CARD($card) } isn't one.
transfer-room = You can't pass the attack on: the next player would have to beat { $attacked ->
    [one] { $attacked } card
   *[other] { $attacked } cards
}, and the limit is { $room }.
durak-deals = The durak deals, so seat { $number } has to be the durak.

## What lies on the table, for the ear

beaten-by = The { CARD($other) } beats the { CARD($card) }.

## Cards that don't fit

cards-dont-beat = { $count ->
    [1] { CARD($cards, case: "definite") } doesn't beat the attack.
   *[other] { CARD($cards, case: "definite") } don't beat the attack.
}
cards-dont-follow = { $count ->
    [1] { CARD($cards, case: "definite") } can't be thrown in: its rank isn't on the table.
   *[other] { CARD($cards, case: "definite") } can't be thrown in: their ranks aren't on the table.
}
