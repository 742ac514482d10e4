### The sentences of President.

## What happens

cards-dealt = The whole pack is dealt.
opening-held = { $seat ->
    [you] You hold the { CARD($card) }, so you lead first.
   *[one] { $seat } holds the { CARD($card) } and leads first.
}
cards-given-up = { $seat ->
    [you] You give up { CARD($given, case: "definite") }.
   *[one] { $seat } gives up { CARD($given, case: "definite") }.
}
unseen-given-up = { $seat ->
    [you] You give up { cards }.
   *[one] { $seat } gives up { cards }.
}
cards-returned = { $seat ->
    [you] You return { CARD($given, case: "definite") }.
   *[one] { $seat } returns { CARD($given, case: "definite") }.
}
unseen-returned = { $seat ->
    [you] You return { cards }.
   *[one] { $seat } returns { cards }.
}
cards-played = { $seat ->
    [you] You play { CARD($played, case: "definite") }.
   *[one] { $seat } plays { CARD($played, case: "definite") }.
}
passed = { $seat ->
    [you] You pass.
   *[one] { $seat } passes.
}
office-won = { $seat ->
    [you] You have no cards left and become { office }.
   *[one] { $seat } has no cards left and becomes { office }.
}
office-left = { $seat ->
    [you] You're left with cards and become { office }.
   *[one] { $seat } is left with cards and becomes { office }.
}
office = { $office ->
    [president] President
    [vice-president] Vice-President
    [governor] Governor
    [lieutenant-governor] Lieutenant Governor
    [mayor] Mayor
    [citizen] Citizen
   *[beggar] Beggar
}
trick-ended = { $seat ->
    [you] The trick is over, and you lead.
   *[one] The trick is over, and { $seat } leads.
}

## What a player may do, as it follows “to”

card-action = { $kind ->
    [play] play { CARD($seen, case: "definite") }
    [return] return { CARD($seen, case: "definite") }
   *[pass] pass
}

## What is due

return-due = You get { CARD($given, case: "definite") }, so return { cards }.

## Refusals

return-first = Return { cards } first.
no-return = There's nothing to return now.
return-count = Return { cards }: you've chosen { $chosen ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
   *[other] { $chosen }
}.
must-lead = You lead, so you can't pass.
different-ranks = Cards that are played together have to be of one rank.
needs-opening = The first lead has to include the { CARD($card) }.
wrong-count = Play as many cards as there are to beat: that's { $cards }, and you've chosen { $chosen }.
not-higher = Your cards aren't high enough to beat the { CARD($card) }.
no-offices = A deal can't begin with the offices “{ $offices }”.

## Cards that don't fit

cards-dont-beat = You can't beat this with { CARD($cards, case: "definite") }.
cards-may-be-beaten = Somebody may beat { CARD($cards, case: "definite") }.
