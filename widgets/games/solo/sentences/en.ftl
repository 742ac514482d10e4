### The sentences of Solo Whist.

## What happens

card-turned = { $seat ->
    [you] You deal, and turn up your last card: the { CARD($card) }.
   *[one] { $seat } deals, and turns up the last card: the { CARD($card) }.
}
passed = { $seat ->
    [you] You pass.
   *[one] { $seat } passes.
}
bid-made = { $seat ->
    [you] You bid { bid }.
   *[one] { $seat } bids { bid }.
}
bid = { $bid ->
    [prop] Prop
    [solo] Solo
    [misere] Misère
    [abundance] Abundance
    [royal] Abundance in Trump
    [ouverte] Misère Ouverte
   *[slam] Slam
}
a-bid = { $bid ->
    [abundance] an { bid }
    [royal] an { bid }
   *[other] a { bid }
}
prop-accepted = { $seat ->
    [you] You say Cop, and share the Prop.
   *[one] { $seat } says Cop, and shares the Prop.
}
asked-again = { $seat ->
    [you] You're asked once more: Cop, or pass again?
   *[one] { $seat } is asked once more: Cop, or pass again?
}
prop-lonely = { $seat ->
    [you] Nobody has accepted your Prop. You may bid higher, or give it up.
   *[one] Nobody has accepted the Prop. { $seat } may bid higher, or give it up.
}
all-passed = Everyone has passed, so the deal is thrown in.
prop-given-up = The Prop is given up, so the deal is thrown in.
contract-begun = { $seats ->
    [you] You play { contract }.
    [one] { $seats } plays { contract }.
    [we] { $seats } play together: { contract }.
   *[several] { $seats } play together: { contract }.
}
contract = { $suit ->
    [none] { bid }, without trumps
    [open] { bid }
   *[other] { bid } with { suit } as trumps
}
suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
trump-named = { $seat ->
    [you] You name { suit } as trumps.
   *[one] { $seat } names { suit } as trumps.
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
    [you] You win the trick with the { CARD($card) }.
   *[one] { $seat } wins the trick with the { CARD($card) }.
}
hand-shown = { $seat ->
    [you] You lay your other twelve cards face up.
   *[one] { $seat } lays the other twelve cards face up.
}
contract-made = { $seats ->
    [you] You win { tricks } and make { a-bid }.
    [one] { $seats } wins { tricks } and makes { a-bid }.
    [we] { $seats } win { tricks } and make { a-bid }.
   *[several] { $seats } win { tricks } and make { a-bid }.
}
contract-failed = { $seats ->
    [you] You win { tricks }, and the { bid } fails.
    [one] { $seats } wins { tricks }, and the { bid } fails.
    [we] { $seats } win { tricks }, and the { bid } fails.
   *[several] { $seats } win { tricks }, and the { bid } fails.
}
declarers-paid = { $seats ->
    [you] Each opponent pays you { credits }.
    [one] Each opponent pays { $seats } { credits }.
    [we] Each opponent pays { $seats } { credits } apiece.
   *[several] Each opponent pays { $seats } { credits } apiece.
}
opponents-paid = { $seats ->
    [you] You pay each opponent { credits }.
    [one] { $seats } pays each opponent { credits }.
    [we] { $seats } each pay { credits } to each opponent.
   *[several] { $seats } each pay { credits } to each opponent.
}
credits = { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
}
points-written = { $seats ->
    [you] You score { points }.
    [one] { $seats } scores { points }.
    [we] { $seats } score { points } each.
   *[several] { $seats } score { points } each.
}
tricks = { $tricks ->
    [0] no tricks
    [1] one trick
    [2] two tricks
    [3] three tricks
    [4] four tricks
    [5] five tricks
    [6] six tricks
    [7] seven tricks
    [8] eight tricks
    [9] nine tricks
    [10] ten tricks
   *[other] { $tricks } tricks
}

plays-open = { $seat ->
    [you] You play this hand face up.
   *[one] { $seat } plays this hand face up.
}

## What a player may do, as it follows “to”

card-action = { $kind ->
    [pass] pass
    [cop] say Cop
    [bid-prop] bid Prop
    [bid-solo] bid Solo
    [bid-misere] bid Misère
    [bid-abundance] bid Abundance
    [bid-royal] bid Abundance in Trump
    [bid-ouverte] bid Misère Ouverte
    [bid-slam] bid Slam
    [trump-S] name spades
    [trump-H] name hearts
    [trump-D] name diamonds
    [trump-C] name clubs
    [lead] lead { CARD($seen, case: "definite") }
   *[play] play { CARD($seen, case: "definite") }
}

## Hints

bid-often = { NUMBER($share) ->
    [0] You'd make { a-bid } in none of the deals.
   *[other] You'd make { a-bid } in { NUMBER($share, style: "percent") } of deals.
}
credits-gained = { NUMBER($gain) ->
    [0] { NUMBER($error) ->
        [0] If you { $action }, you break even.
       *[other] If you { $action }, you break even (± { NUMBER($error, minimumFractionDigits: 1) }).
    }
   *[other] If you { $action }, you gain { NUMBER($gain, minimumFractionDigits: 1) }{ points-margin } credits.
}
credits-lost = If you { $action }, you lose { NUMBER($loss, minimumFractionDigits: 1) }{ points-margin } credits.
credits-counted = These are your average results, in credits, over { $deals } deals played out by bots.
points-ahead = Nobody pays here, so we count how far ahead of the other players' average you'd be. Bots played out { $deals } deals.
gain-unit = {""}
deals-played-out = Bots played out { $deals } deals that fit what you've seen.

## Questions

bid-played = { $seats ->
    [you] You play { bid }.
    [one] { $seats } plays { bid }.
    [we] { $seats } play { bid } together.
   *[several] { $seats } play { bid } together.
}
tricks-won = { $seat ->
    [you] You win { tricks }.
   *[one] { $seat } wins { tricks }.
}
hand-worth = Played alone with { suit } as trumps, this hand wins about { NUMBER($tricks, minimumFractionDigits: 1) } tricks.
hand-low = These cards are so low that they may well win no trick at all.

## Refusals

no-prop = There's no Prop to accept.
prop-taken = This Prop has already been accepted, and only one player may say Cop.
own-prop = You can't accept your own Prop. Bid higher, or give it up.
bid-too-low = Your bid has to rank above { bid }.
pass-is-final = You've passed, so you can only accept the Prop or pass again.
bidding-first = The bidding isn't over yet.
name-first = Name the trump suit first.
nothing-to-name = The declarer of an Abundance names the trump suit before the first lead.
bidding-over = The bidding is over: play a card.
must-follow = { $suit ->
    [S] Spades were led and you have some, so play a spade.
    [H] Hearts were led and you have some, so play a heart.
    [D] Diamonds were led and you have some, so play a diamond.
   *[C] Clubs were led and you have some, so play a club.
}
