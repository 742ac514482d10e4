### The sentences of Rake.

## Cards and hands

vardic-card = { article }{ $suit ->
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

antes-paid = Everyone pays an ante of { $chips }.
last-chips-paid = { $seats ->
    [you] You have no chips left and are all-in.
    [one] { $seats } has no chips left and is all-in.
    [we] { $seats } have no chips left and are all-in.
   *[several] { $seats } have no chips left and are all-in.
}
dealt = { $seat ->
    [you] You deal three cards to everyone.
   *[one] { $seat } deals three cards to everyone.
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
betting-skipped = There's nobody left to bet against, so there's no betting.
middle-laid = The middle shows { CARD($up, case: "definite") }, with { $down ->
    [1] one more card
    [2] two more cards
    [3] three more cards
    [4] four more cards
    [5] five more cards
    [6] six more cards
    [7] seven more cards
    [8] eight more cards
   *[other] { $down } more cards
} face down.
hand-revealed = { $seat ->
    [you] You show { hand } ({ CARD($cards) }).
   *[one] { $seat } shows { hand } ({ CARD($cards) }).
}
skull-judges = { $code ->
    [wins] The Ace of Skulls wins.
    [loses] The Ace of Skulls loses.
   *[would-lose] The Ace of Skulls would lose.
}
skull-in-hand = { $code ->
    [wins] <strong>The Ace of Skulls wins</strong>: it's one of the cards that make the hand, and nothing at the table beats it.
    [spare] <strong>The Ace of Skulls loses</strong>: it's only a spare card beside the combination.
    [would-lose] <strong>The Ace of Skulls would lose</strong>: it has to become part of Three-of-a-kind or better.
   *[low] <strong>The Ace of Skulls loses</strong>: High Card, Pair and Two Pair never save it.
}
draw-due = The best hands are equal, so each draws a card from the stock, and the highest takes the pot.
drew = { $seat ->
    [you] You draw the { CARD($card) }.
   *[one] { $seat } draws the { CARD($card) }.
}

## What decides between hands

decisive = { $code ->
    [skull-wins] The Ace of Skulls beats everything.
    [skull-loses] The Ace of Skulls sinks the hand that shows it.
    [category] { $kind ->
        [PAIR] A Pair beats { $beaten }.
        [TWO_PAIR] Two Pair beats { $beaten }.
        [THREE_OF_A_KIND] Three-of-a-kind beats { $beaten }.
        [RUN] A Run beats { $beaten }.
        [SUITS_FULL] Suits Full beats { $beaten }.
        [FULL_PACK] A Full Pack beats { $beaten }.
        [QUADS] Quads beat { $beaten }.
       *[RAKE] A Rake beats { $beaten }.
    }
    [to-draw] Each draws a card from the stock, and the highest takes the pot.
    [draw] The draw decides: the { CARD($high_rank) } beats the { CARD($low_rank) }.
    [high-card] The highest card decides: the { CARD($high_rank) } beats the { CARD($low_rank) }.
    [pair] A Pair of { CARD($high_rank, case: "plural") } beats a Pair of { CARD($low_rank, case: "plural") }.
    [high-pair] The higher of the two pairs decides: { CARD($high_rank, case: "plural") } beat { CARD($low_rank, case: "plural") }.
    [low-pair] The higher pairs are equal, so the lower one decides: { CARD($high_rank, case: "plural") } beat { CARD($low_rank, case: "plural") }.
    [kicker] { $kind ->
        [HIGH_CARD] The highest cards are equal, so the next that differs decides
        [TWO_PAIR] Both pairs are equal, so the kicker decides
       *[PAIR] The Pairs are equal, so the kicker decides
    }: the { CARD($high_rank) } beats the { CARD($low_rank) }.
    [triplet] { $kind ->
        [FULL_PACK] Between Full Packs the triplet decides: { CARD($high_rank, case: "plural") } beat { CARD($low_rank, case: "plural") }.
       *[THREE_OF_A_KIND] Three { CARD($high_rank, case: "plural") } beat three { CARD($low_rank, case: "plural") }.
    }
    [quads] Four { CARD($high_rank, case: "plural") } beat four { CARD($low_rank, case: "plural") }.
    [top-card] { $kind ->
        [RAKE] A Rake to the { CARD($high_rank) } beats a Rake to the { CARD($low_rank) }.
       *[RUN] A Run to the { CARD($high_rank) } beats a Run to the { CARD($low_rank) }.
    }
    [suits-full-card] The first card that differs decides: the { CARD($high_rank) } beats the { CARD($low_rank) }.
   *[split] Nothing that counts tells them apart.
}
beaten-kind = { hand-kind }
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

## How good the card taken is

best-taken = Right. { best-card }
equal-taken = Right. These are equally good: { CARD($cards) }.
worse-taken = { NUMBER($points) ->
    [100] Not the best: with this card you never win; with the best one, you always do.
   *[other] Not the best: with this card you win { NUMBER($points, minimumFractionDigits: 1) } percentage points less often.
}
other-worse = { NUMBER($points) ->
    [100] { with-card } you never win; with the best card, you always do.
   *[other] { with-card } you win { NUMBER($points, minimumFractionDigits: 1) } percentage points less often.
}
with-card = { $card ->
    [xx] With a face-down card
   *[other] With the { CARD($card) }
}
skull-sinks = With this card the Ace of Skulls sinks you { taken-often }; with the best card, { best-often }.
taken-often = { NUMBER($taken) ->
    [0] in none of the deals
    [1] in all the deals
   *[other] in { NUMBER($taken, style: "percent", maximumFractionDigits: 1) } of the deals
}
best-often = { NUMBER($best) ->
    [0] in none
    [1] in all
   *[other] in { NUMBER($best, style: "percent", maximumFractionDigits: 1) }
}
better-at-once = The best card makes a better combination at once.
big-less-often = With this card you finish with a Run or better { taken-often }; with the best card, { best-often }.
unseen-better = No face-up card helps your hand as much as an unseen one does on average.
face-up-better = On average, an unseen card would help you less than the best card.
best-denies = Your own hand gains as much from this card as from the best one. But taking the best one keeps it from everyone else.
higher-later = The best card makes the same combination, only higher, or leaves you more ways to improve.
rank-told = { NUMBER($chance) ->
    [1] Everyone can see that you hold another { CARD($rank) }.
   *[other] Everyone saw you take it. As far as they can tell, there's a chance of { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } that you hold another { CARD($rank) }.
}
best-card = { $card ->
    [xx] A face-down card is best.
   *[other] The { CARD($card) } is best.
}
best-cards = These are the best, and equally good: { CARD($cards) }.
any-card = Any card will do: they're all equally good.
any-card-sunk = Whichever card you take, the Ace of Skulls almost certainly sinks your hand.

## What the odds rest on

chances-counted = { $deals ->
    [0] The chances of winning the reveal are counted exactly.
   *[other] The chances of winning the reveal are estimated from { $deals } deals. { plus-minus }
}
others-pick = In the deals counted, nobody folds from here on, nothing is read into what the others have taken, and they pick { $policy ->
    [outs] for what their hands could become
    [made] what improves their hands right now
   *[random] any card at random
}.

## Decisions reviewed

phase = { $phase ->
    [first-betting] First betting round
    [first-pick] First pick-up
    [second-betting] Second betting round
    [second-pick] Second pick-up
   *[third-betting] Third betting round
}
decision-made = { $act ->
    [fold] fold
    [check] check
    [call] call { $chips }
    [bet] bet { $chips }
    [raise] raise to { $chips }
   *[take] { CARD($card) }
}

not-judged = The review doesn't judge this kind of decision.
call-close = Close: a call needed a chance of { NUMBER($needed, style: "percent", maximumFractionDigits: 1) } just to break even.
call-good = Good: the call needed only a chance of { NUMBER($needed, style: "percent", maximumFractionDigits: 1) }.
fold-good = Good: a call would have needed a chance of { NUMBER($needed, style: "percent", maximumFractionDigits: 1) }.
card-left = Nothing to decide: there was only one card left, or only face-down ones.
card-good = Good: no card was clearly better.
fold-better = Folding was better: a call needed to win { NUMBER($needed, style: "percent", maximumFractionDigits: 1) } of the time, and the chance was { points-margin } percentage points below that.
call-better = Calling was better: a call needed to win only { NUMBER($needed, style: "percent", maximumFractionDigits: 1) } of the time, and the chance was { points-margin } percentage points above that.
card-better = { $card ->
    [xx] A face-down card was better by { points-margin } percentage points.
   *[other] The { CARD($card) } was better by { points-margin } percentage points.
}
cards-better = Better by { points-margin } percentage points: { CARD($cards) }.
points-margin = { NUMBER($error) ->
    [0] { NUMBER($points, minimumFractionDigits: 1) }
   *[other] { NUMBER($points, minimumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1) }
}
chance-at-first = { $only ->
    [1] This hand's chance of winning the reveal was { first-chance } at its only decision.
   *[other] This hand's chance of winning the reveal was { first-chance } at its first decision.
}
first-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
chance-at-last = At the last decision the chance was { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
pots-won = { NUMBER($share) ->
    [0] In the end this hand lost the pot.
    [1] In the end this hand won the pot.
   *[other] In the end this hand won { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of the chips in the pots.
}
costliest-decision = { $number ->
    [0] No decision was clearly a mistake.
   *[other] Decision { $number } cost the most.
}
chance-moved = { $way ->
    [up] Luck and the other players raised the chance by { moved-points } percentage points.
    [down] Luck and the other players lowered the chance by { moved-points } percentage points.
   *[same] Luck and the other players left the chance as it was.
}
moved-points = { NUMBER($points, minimumFractionDigits: 1) }
picks-cost = { NUMBER($cost) ->
    [0] At the pick-ups no other card would have done better.
   *[other] Compared with the best cards, the pick-ups cost { NUMBER($cost, minimumFractionDigits: 1) } percentage points.
}

## The rounds that the reader has played

rounds-played = { $rounds ->
    [1] You've played one round to the end{ ahead-in-one }.
   *[other] You've played { $rounds } rounds to the end and come out ahead in { $every ->
        [1] all of them
       *[0] { $ahead ->
            [0] none of them
           *[other] { $ahead } of them
        }
    }.
}
ahead-in-one = { $ahead ->
    [0] {", but haven't come out ahead"}
   *[other] {" and come out ahead"}
}
chips-gained = { $way ->
    [up] In all, you've won { chips }.
    [down] In all, you've lost { chips }.
   *[even] In all you've neither won nor lost a chip.
}
gain-rate = { $way ->
    [up] Per hundred rounds that's { $stakes } ± { $error } stakes won. { luck-explains }
    [down] Per hundred rounds that's { $stakes } ± { $error } stakes lost. { luck-explains }
   *[even] Per hundred rounds that's 0 ± { $error } stakes. { luck-explains }
}
luck-explains = { $clear ->
    [0] Luck alone could explain that.
   *[other] Luck alone would hardly explain that.
}
too-few-rounds = That's too few rounds to say how well you play.
decisions-count = { $decisions ->
    [0] So far none of your decisions has been judged.
    [one] So far one of your decisions has been judged.
   *[other] So far { $decisions } of your decisions have been judged, in { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.
}
cost-rate = Per hundred decisions you gave away { NUMBER($pots, minimumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1) } pots.
too-few-decisions = That's too few to say what your decisions cost.
rounds-open = { $rounds ->
    [one] One round isn't judged yet.
   *[other] There are { $rounds } rounds that aren't judged yet.
}

## A bet to answer

reveal-chance = If nobody folds, you win the reveal in { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } of the deals that fit what you see{ chance-error }{ chance-needed }.
chance-error = { NUMBER($error) ->
    [0] {""}
   *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
}
call-pays = You win { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } of the time and need only { NUMBER($needed, style: "percent", maximumFractionDigits: 1) }: a call pays, unless the bets tell you that you're beaten.
call-loses = You win only { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } of the time and need { NUMBER($needed, style: "percent", maximumFractionDigits: 1) }: a call loses chips in the long run.
call-even = You win { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } of the time and need about as much, { NUMBER($needed, style: "percent", maximumFractionDigits: 1) }: a call and a fold come to the same thing.
bet-pays = You win { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } of the time, more than your fair share of { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }: a bet pays, unless only better hands call it.
bet-loses = You win { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } of the time, less than your fair share of { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }: check. A bet pays only if everyone else folds.
bet-even = You win { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } of the time, about your fair share ({ NUMBER($fair, style: "percent", maximumFractionDigits: 1) }): check, unless you mean to make everyone else fold.

## Whose turn it is, and what a call costs

seat-next = { $seat ->
    [you] You're next.
   *[one] { $seat } is next.
}
seat-folded = { $seat ->
    [you] You've folded and are out of the round.
   *[one] { $seat } has folded and is out of the round.
}
seat-all-in = { $seat ->
    [you] You have no chips left to bet, so it's the next player's turn.
   *[one] { $seat } has no chips left to bet, so it's the next player's turn.
}
seat-answered = { $seat ->
    [you] You've acted and owe nothing.
   *[one] { $seat } has acted and owes nothing.
}
seat-took = { $seat ->
    [you] You've already taken a card.
   *[one] { $seat } has already taken a card.
}
seat-later = Going clockwise, another player comes first.
still-to-act = { $seat ->
    [you] You still have to act.
   *[one] { $seat } still has to act.
}
still-to-take = { $seat ->
    [you] You still have to take a card.
   *[one] { $seat } still has to take a card.
}
price-owed = { $price ->
    [0] Nobody has bet, so you owe nothing.
   *[other] { $put ->
        [0] The price is { $price }, and you've put in nothing yet.
       *[other] The price is { $price }, and you've already put in { $put }.
    }
}
chips-left = You have { chips } left.

## What comes next, and what is laid, held or counted

step-ended = { $code ->
    [one] Only one player is left.
    [five] Everyone who is still in holds five cards.
    [taken] Everyone who is still in has taken a card.
    [skipped] Everyone has taken a card, and at most one player has chips left to bet with.
   *[answered] Everyone who is still in has acted and owes nothing.
}
rows-laid = The middle has two rows of { $row }: one face up, one face down.
cards-laid = For each player still in, two cards are laid in the middle: one face up, one face down.
outs-shown = { $count ->
    [one] This card makes { hand-kind }.
   *[other] These cards make { hand-kind }.
}
outs-asked = One card is to come. How many cards in the deck would make { hand-kind }?
makes-asked = Which card makes { hand-kind }?
kind-possible = { $more ->
    [0] The cards you can see rule that out.
   *[1] That hand could be higher.
}

## A hint at a pick-up

pick-idea = { $code ->
    [skull-held] You hold the Ace of Skulls, which sinks you unless it becomes part of Three-of-a-kind or better.
    [skull-there] The Ace of Skulls is face up. If you take it, it sinks you unless it becomes part of Three-of-a-kind or better.
    [last] This is your last pick-up. Look at the hand each card would make.
    [alike] You already hold a Pair or better, and a face-up card matches one of your cards. What would it make?
    [kicker] You already hold a Pair or better, but no face-up card matches any of your cards. Is a high one worth more than a face-down one?
    [suit] Your cards are all of one suit, and another card of that suit is face up. Is that chance worth more than a pair or a high card now?
    [run] A face-up card keeps a Run open. Is that chance worth more than a pair or a high card now?
    [pair] Your cards make nothing yet, but a face-up card pairs with one of them. Is that pair worth more than anything else you could take?
   *[nothing] No face-up card pairs with any of yours. Is a high one worth more than a face-down one?
}
likely-cards = { $count ->
    [2] Two
    [3] Three
    [4] Four
   *[other] These
} cards are worth a look: { CARD($cards, case: "definite") }.

## What is seen of a seat

round-seen = { $seat ->
    [you] This is what you saw.
   *[one] This is what { $seat } saw.
}
card-held = { $seat ->
    [you] You've taken { held-card }.
   *[one] { $seat } has taken { held-card }.
}
held-card = { $card ->
    [xx] a face-down card
   *[other] the { CARD($card) }
}
best-hand-asked = { $seat ->
    [you] What's the highest combination that you could hold?
   *[one] What's the highest combination that { $seat } could hold?
}

## Refusals

hand-too-small = A hand has { $wanted } cards; this one has { $held }.
hand-too-large = A hand can't have more than { $most } cards; this one has { $held }.
table-size = A table has { $least } to { $most } players; this one has { $players }.
seat-missing = There's no seat { $number } here: the last one is { $players }.
middle-size = With { $players } players, { $wanted } cards are laid in the middle; here there are { $held }, counting those already taken.
face-up-size = There should be { $wanted } face-up cards, not { $held }, counting those already taken.
taken-not-held = The spot says you took the { CARD($card) }, but it isn't in your hand.
taken-unseen = Nobody else sees what seat { $number } took face down; write { $number }-xx.
pick-up-out-of-turn = Going by whose turn it was, seat { $number } can't have taken a card there.
pick-up-missing = Seat { $number } should have taken a card before this turn, but hasn't.
spot-rare = No such spot came up in { $tries } rounds. Press again, or set fewer conditions.
nobody-left = Nobody is left to play against.
must-take = At a pick-up everyone who is still in must take a card.
card-gone = That card has already been taken.
text-unreadable = { $code ->
    [card] { $linked ->
        [1] This link can't be read: “{ $text }” isn't a card. Cards look like AS, TW or 9F: rank, then suit.
       *[0] I can't read “{ $text }” (at character { $at }) as a card. Cards look like AS, TW or 9F: rank, then suit.
    }
    [card-none] { $linked ->
        [1] This link can't be read: a hand in it has no cards.
       *[0] There are no cards yet. Write them like AS TW 9F: rank, then suit.
    }
    [day] There's no spot for “{ $text }”: the days begin with { $detail } and end with today (UTC).
    [progress] From character { $at } on, this doesn't match the text from your other device. Copy all of it once more: it begins and ends with a curly bracket. Nothing has changed.
    [progress-none] Paste the text from your other device first. The text begins and ends with a curly bracket.
    [entry] I can't read “{ $text }” in the entry “{ $detail }”. Nothing has changed.
    [entry-none] Part of the entry “{ $detail }” is missing. Nothing has changed.
    [preset] { no-house-rule }
    [switch] { no-house-rule }
   *[other] { unreadable }
}
no-house-rule = { $linked ->
    [1] This link can't be read: there's no house rule called “{ $text }”.
   *[0] There's no house rule called “{ $text }”.
}

## What a combination needs

kind-needs = { $kind ->
    [HIGH_CARD] High Card is a hand with no other combination in it.
    [PAIR] A Pair is two cards of the same rank.
    [TWO_PAIR] Two Pair is two cards of one rank and two of another.
    [THREE_OF_A_KIND] Three-of-a-kind is three cards of the same rank.
    [RUN] A Run is five ranks in sequence, not all of one suit.
    [SUITS_FULL] Suits Full is five cards of one suit, not in sequence.
    [FULL_PACK] A Full Pack is three cards of one rank and two of another.
    [QUADS] Quads are four cards of the same rank.
   *[RAKE] A Rake is five ranks in sequence, all of one suit.
}
