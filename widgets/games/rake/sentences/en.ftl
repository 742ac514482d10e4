### The sentences of Rake.

## Cards and hands

vardic-card = { $suit ->
    [S] { rank } of Skulls
    [W] { rank } of Wings
    [F] { rank } of Fangs
   *[C] { rank } of Crosses
}
hand = { $kind ->
    [HIGH_CARD] High Card, the { CARD($rank) }
    [PAIR] a Pair of { CARD($rank, case: "plural") }
    [TWO_PAIR] Two Pair, { CARD($rank, case: "plural") } and { CARD($other_rank, case: "plural") }
    [THREE_OF_A_KIND] Three { CARD($rank, case: "plural") }
    [RUN] a Run to the { CARD($rank) }
    [SUITS_FULL] { suits-full }
    [FULL_PACK] a Full Pack, { CARD($rank, case: "plural") } and { CARD($other_rank, case: "plural") }
    [QUADS] Four { CARD($rank, case: "plural") }
   *[RAKE] a Rake to the { CARD($rank) }
}
suits-full = { $suit ->
    [S] <span class="rake-vardic">Skulls</span><span class="rake-standard">Spades</span> Full
    [W] <span class="rake-vardic">Wings</span><span class="rake-standard">Hearts</span> Full
    [F] <span class="rake-vardic">Fangs</span><span class="rake-standard">Diamonds</span> Full
   *[C] <span class="rake-vardic">Crosses</span><span class="rake-standard">Clubs</span> Full
}
hand-kind = { $kind ->
    [HIGH_CARD] High Card
    [PAIR] a Pair
    [TWO_PAIR] Two Pair
    [THREE_OF_A_KIND] Three-of-a-kind
    [RUN] a Run
    [SUITS_FULL] Suits Full
    [FULL_PACK] a Full Pack
    [QUADS] Quads
   *[RAKE] a Rake
}

## What happens in a round

antes-paid = Everybody pays an ante of { $chips }.
dealt = { $seat ->
    [you] You deal three cards to everybody.
   *[one] { $seat } deals three cards to everybody.
}
picked-up = { $seat ->
    [you] You take { picked-card }.
   *[one] { $seat } takes { picked-card }.
}
picked-card = { $slot ->
    [0] the face-up { CARD($card) }
   *[other] face-down card { $slot }{ card-seen }
}
card-seen = { $card ->
    [None] {""}
   *[other] : the { CARD($card) }
}
taken-down = { $seat ->
    [you] You take a face-down card{ card-seen }.
   *[one] { $seat } takes a face-down card{ card-seen }.
}
betting-ended = The betting round is over, with { chips } in the pot.
betting-skipped = Nobody is left to bet against, so there's no betting.
middle-laid = The middle is laid: the { CARD($up) } face up, and { $down } cards face down.
hand-revealed = { $seat ->
    [you] You show { hand } ({ CARD($cards) }).
   *[one] { $seat } shows { hand } ({ CARD($cards) }).
}
skull-judges = { $wins ->
    [1] The Ace of Skulls wins.
   *[0] The Ace of Skulls loses.
}
drew = { $seat ->
    [you] You draw the { CARD($card) }.
   *[one] { $seat } draws the { CARD($card) }.
}

## What decides between hands

decisive = { $code ->
    [skull-wins] The Ace of Skulls beats everything.
    [skull-loses] The Ace of Skulls sinks the hand that shows it.
    [category] The higher combination decides: { $better } over { $worse }.
    [to-draw] Each draws a card from the stock, and the highest takes the pot.
    [draw] The draw decides: the { CARD($high_rank) } beats the { CARD($low_rank) }.
    [high-card] The highest card decides: the { CARD($high_rank) } beats the { CARD($low_rank) }.
    [pair] The higher pair decides: { CARD($high_rank, case: "plural") } beat { CARD($low_rank, case: "plural") }.
    [high-pair] The higher of the two pairs decides: { CARD($high_rank, case: "plural") } beat { CARD($low_rank, case: "plural") }.
    [low-pair] The lower of the two pairs decides: { CARD($high_rank, case: "plural") } beat { CARD($low_rank, case: "plural") }.
    [kicker] The kicker decides: the { CARD($high_rank) } beats the { CARD($low_rank) }.
    [triplet] The higher triplet decides: { CARD($high_rank, case: "plural") } beat { CARD($low_rank, case: "plural") }.
    [quads] The higher Quads decide: { CARD($high_rank, case: "plural") } beat { CARD($low_rank, case: "plural") }.
    [top-card] The top card decides: the { CARD($high_rank) } beats the { CARD($low_rank) }.
    [suits-full-card] The first card that differs decides: the { CARD($high_rank) } beats the { CARD($low_rank) }.
   *[split] Nothing that counts tells them apart.
}
hand-wins = Hand { $number } wins.
hands-equal = Hands { $others } and { $last } are equal.
hands-split = Hands { $others } and { $last } split the pot.
deal-won = { $seats ->
    [you] You win.
    [one] { $seats } wins.
    [we] { $seats } split the pot.
   *[several] { $seats } split the pot.
}
best-card-wins = In the same deal the best card would have given you { hand }, and you'd have won.
card-makes = { $kind ->
    [HIGH_CARD] With it you have only { hand }.
   *[other] With it you have { hand }.
}
