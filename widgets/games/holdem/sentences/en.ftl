### The sentences of Hold'em and its variants.

## Betting

antes-paid = Everyone pays an ante of { $chips }.
away-folded = { $seat ->
    [you] You're away, so your hand is folded.
   *[one] { $seat } is away, so the hand is folded.
}

## Cards

two-dealt = { $seat ->
    [you] You deal everyone two cards.
   *[one] { $seat } deals everyone two cards.
}
four-dealt = { $seat ->
    [you] You deal everyone four cards.
   *[one] { $seat } deals everyone four cards.
}
flop-dealt = The flop comes { CARD($cards, case: "definite") }. The pot is { $chips }.
turn-dealt = The turn is the { CARD($card) }. The pot is { $chips }.
river-dealt = The river is the { CARD($card) }. The pot is { $chips }.
rest-dealt = Nobody can bet any more, so { $count ->
    [2] the last two cards of the board are dealt
   *[5] all five cards of the board are dealt
}: { CARD($cards, case: "definite") }.
hole-opened = { $seat ->
    [you] You turn up { CARD($cards, case: "definite") }.
   *[one] { $seat } turns up { CARD($cards, case: "definite") }.
}
hand-shown = { $seat ->
    [you] You show { hand-held }: { CARD($cards) }.
   *[one] { $seat } shows { hand-held }: { CARD($cards) }.
}
hand-made = { $seat ->
    [you] You have { hand-held }: { CARD($cards) }.
   *[one] { $seat } has { hand-held }: { CARD($cards) }.
}
hand-held = { $kind ->
    [HIGH_CARD] { CARD($rank) } high
    [PAIR] a pair of { CARD($rank, case: "plural") }
    [STRAIGHT] { hand-kind }, { CARD($rank) } high
    [FLUSH] { hand-kind }, { CARD($rank) } high
    [STRAIGHT_FLUSH] { hand-kind }, { CARD($rank) } high
   *[other] { hand-kind }
}
hand-kind = { $kind ->
    [HIGH_CARD] a high-card hand
    [PAIR] a pair
    [TWO_PAIR] two pair
    [THREE_OF_A_KIND] three of a kind
    [STRAIGHT] a straight
    [FLUSH] a flush
    [FULL_HOUSE] a full house
    [FOUR_OF_A_KIND] four of a kind
    [STRAIGHT_FLUSH] a straight flush
    [ROYAL_FLUSH] a royal flush
   *[FIVE_OF_A_KIND] five of a kind
}
wild-stood-for = The { CARD($card) } stands for the { CARD($other) }.
mucked = { $seat ->
    [you] You're beaten, and muck without showing.
   *[one] { $seat } is beaten, and mucks without showing.
}

## What a player may do, as it follows “to”

action = { $kind ->
    [fold] fold
    [check] check
    [call] call
    [bet] bet { $chips }
   *[raise] raise to { $chips }
}

## Hints

kind-held = You have { hand-held }.
outs-counted = Of the { $unseen } unseen cards, { $outs ->
    [one] { $outs } gives
   *[other] { $outs } give
} you a better kind of hand: a chance of { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } with the next card{ chance-needed }.
outs-for-kind = { $outs ->
    [one] There's { $outs } out for { hand-kind }.
   *[other] There are { $outs } outs for { hand-kind }.
}
no-outs = No card gives you a better kind of hand unless it gives everybody one.

fold-worth = If you fold, you lose nothing more.
chips-gained = { $chips ->
    [0] { $error ->
        [0] If you { $action }, you neither gain nor lose.
       *[other] If you { $action }, you neither gain nor lose (± { $error }).
    }
   *[other] If you { $action }, you gain { some-chips }.
}
chips-lost = If you { $action }, you lose { some-chips }.
some-chips = { $error ->
    [0] { chips }
   *[other] { $chips } ± { $error } chips
}
chips-counted = These are your average results from here on, in chips, over { $deals } deals played out by bots.
gain-unit = {" "}{ $gain ->
    [one] chip
   *[other] chips
}

## What an answer means

five-taken = { $own ->
    [0] None of these five is your own, and exactly two have to be.
    [1] Of these five, only one is your own, and exactly two have to be.
    [3] Of these five, three are your own, and exactly two have to be.
   *[4] Of these five, four are your own, and exactly two have to be.
}
better-five = You can make a better hand with another five of these cards.
call-worth = Your call is { $chips } of the { $pot } chips you'd be playing for, or { NUMBER($needed, style: "percent", maximumFractionDigits: 1) }. You win { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } of the time.
least-raise = { $price ->
    [0] Nobody has bet yet, so you have to bet at least { $total }.
   *[other] You have to raise to at least { $total }: the bet of { $price }, plus the largest bet or raise so far, { $full_raise }.
}
most-raise = { $price ->
    [0] Nobody has bet yet, so you can bet at most the pot, { $total }.
   *[other] You can raise to at most { $total }: the bet of { $price }, plus the { $pot } in the middle, plus your call of { $call }.
}
shows-first = { $seat ->
    [you] You show first.
   *[one] { $seat } shows first.
}
shows-next = { $seat ->
    [you] You're next.
   *[one] { $seat } is next.
}

## What hands win

share-won = This hand wins { share-with-error } on average{ NUMBER($split) ->
    [0] {""}
   *[other] , and splits it in { NUMBER($split, style: "percent", maximumFractionDigits: 1) } of the deals
}.
share-with-error = { NUMBER($error) ->
    [0] { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of the pot
   *[other] { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of the pot (± { NUMBER($error, minimumFractionDigits: 1) })
}
favourite-hand = Hand { $number } is the favourite: it wins { share-with-error } on average.
unknown-share = { $hands ->
    [1] The unknown hand wins { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of the pot on average.
   *[other] Together the { $hands } unknown hands win { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of the pot on average.
}
shares-counted = { $exact ->
    [1] Every way to deal the rest is counted, { $deals } in all.
   *[0] The shares are estimated from { $deals } random deals. { plus-minus }
}

## What decides between hands

kind-decides = Hand { $winner } wins: { $better } beats { $worse }.
ranks-decide = { $by ->
    [pair] Hand { $winner } wins with the higher pair: { CARD($better_rank, case: "plural") } beat { CARD($worse_rank, case: "plural") }.
    [lower-pair] Hand { $winner } wins with the higher second pair: { CARD($better_rank, case: "plural") } beat { CARD($worse_rank, case: "plural") }.
    [three] Hand { $winner } wins with the higher three of a kind: { CARD($better_rank, case: "plural") } beat { CARD($worse_rank, case: "plural") }.
    [four] Hand { $winner } wins with the higher four of a kind: { CARD($better_rank, case: "plural") } beat { CARD($worse_rank, case: "plural") }.
   *[five] Hand { $winner } wins with the higher five of a kind: { CARD($better_rank, case: "plural") } beat { CARD($worse_rank, case: "plural") }.
}
card-decides = { $by ->
    [highest] Hand { $winner } wins on the highest card: the { CARD($card) } beats the { CARD($other) }.
    [kicker] Hand { $winner } wins on the kicker: the { CARD($card) } beats the { CARD($other) }.
    [top] Hand { $winner } wins on the top card: the { CARD($card) } beats the { CARD($other) }.
   *[next] Hand { $winner } wins on the first card that differs: the { CARD($card) } beats the { CARD($other) }.
}
nothing-decides = Hands { $others } and { $last } are equal and split the pot.

## Other refusals

buy-ins-refused = The smallest buy-in, { $smallest }, can't be above the largest, { $largest }.
hand-missing = Name the cards of at least one hand.
hands-refused = You can compare { $least } to { $most } hands, unknown ones included, not { $hands }.
hole-refused = Hand { $number } takes { $wanted } cards here, not { $held }.
board-refused = The board has 3, 4 or 5 cards, or none, but never { $held }.

## What questions ask

outs-asked = One card is to come. How many cards give you { hand-kind } or better?
price-asked = There are { $pot } chips in the pot, and a call costs { $call }. Your hand wins { $wins ->
    [1] once
    [2] twice
   *[other] { $wins } times
} out of { $times }. Is the call worth it?
