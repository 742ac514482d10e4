### The sentences of Red Dog.

## What happens

round-began = A new round begins, and the bank shuffles.
bet = { $seat ->
    [you] You bet { chips }.
   *[one] { $seat } bets { chips }.
}
passed = { $seat ->
    [you] You pass.
   *[one] { $seat } passes.
}
nobody-bet = Nobody bets, so no cards are dealt.
cards-dealt = The bank deals the { CARD($one) } and the { CARD($other) }.
pair-dealt = The two are a pair: a third card of that rank pays { $pays } to 1.
neighbours-dealt = They're next to each other, so no third card is dealt.
spread-dealt = The spread is { $ranks } and pays { $pays } to 1.
raised = { $seat ->
    [you] You raise by { chips }.
   *[one] { $seat } raises by { chips }.
}
cannot-raise = { $seats ->
    [you] You don't have the chips to raise.
    [one] { $seats } doesn't have the chips to raise.
    [we] { $seats } don't have the chips to raise.
   *[several] { $seats } don't have the chips to raise.
}
stood = { $seat ->
    [you] You stand.
   *[one] { $seat } stands.
}
three-dealt = The third card is the { CARD($card) }: three-of-a-kind pays { $pays } to 1.
pair-missed = The third card is the { CARD($card) }, which doesn't match the pair.
fell-between = The third card, the { CARD($card) }, falls between the first two.
fell-outside = The third card, the { CARD($card) }, doesn't fall between the first two.
pushed = The round is a push: every bet comes back.
won = { $seats ->
    [you] You win { chips }.
    [one] { $seats } wins { chips }.
    [we] { $seats } win { chips } each.
   *[several] { $seats } win { chips } each.
}
lost = { $seats ->
    [you] You lose { chips }.
    [one] { $seats } loses { chips }.
    [we] { $seats } lose { chips } each.
   *[several] { $seats } lose { chips } each.
}

## What a player may do, as it follows “to”

action = { $kind ->
    [bet] bet { chips }
    [pass] pass
    [raise] raise by { chips }
   *[stand] stand
}

## Hints

bank-edge = Even if you play perfectly, the bank wins { NUMBER($edge, style: "percent", minimumFractionDigits: 2) } of your first bets in the long run, whatever your raises bring in. Bet little, or pass.
cards-between = Of the { $left } unseen cards, { $wins ->
    [one] { $wins } falls
   *[other] { $wins } fall
} between these two: a chance of { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
raise-gains = At { $pays } to 1, a raise of { chips } gains { NUMBER($gain, minimumFractionDigits: 2) } on average: raise as much as you may.
raise-loses = At { $pays } to 1, a raise of { chips } loses { NUMBER($loss, minimumFractionDigits: 2) } on average, so stand.
gain-unit = {" "}{ $gain ->
    [one] chip
   *[other] chips
}

leaving-bet = If you leave now, your bet of { chips } stays, and the round is played to its end without you.

## Refusals

not-now = You can't do that now.
bet-refused = You can bet from { $least } to { $most ->
    [one] { $most } chip
   *[other] { $most } chips
} here, so { $chips } won't do.
cannot-bet = You have { $stack ->
    [one] { $stack } chip
   *[other] { $stack } chips
}, and the smallest bet is { $least }: you can only pass.
raise-refused = You can raise by { $least } to { $most ->
    [one] { $most } chip
   *[other] { $most } chips
} here, so { $chips } won't do.
stack-refused = A player can have at most { $most ->
    [one] { $most } chip
   *[other] { $most } chips
}, so { $chips } is too many.
bets-refused = The smallest bet, { $smallest }, can't be above the largest, { $largest }.
