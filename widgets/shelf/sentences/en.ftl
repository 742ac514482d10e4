### What the tables of all games other than Rake say.

## Verdicts of a review

no-difference = Every choice would have come to the same thing.
nothing-better = Good: nothing was better.
nothing-clearly-better = Good: nothing was clearly better.
already-lost = Any choice would have lost.
perhaps-better = Close: it may have been better to { $best }.
better-action = { NUMBER($gain) ->
    [0] You'd have done better to { $best }, which comes to zero on average.
   *[other] You'd have done better to { $best }, which is worth { NUMBER($gain, minimumFractionDigits: 2, signDisplay: "exceptZero") }{ gain-unit } on average.
}
clearly-better-action = { $gain ->
    [0] You'd have done better to { $best }, which comes to zero on average.
   *[other] You'd have done better to { $best }, which is worth { NUMBER($gain, signDisplay: "exceptZero") }{ gain-unit } on average.
}
gain-unit = {" "}{ $gain ->
    [one] point
   *[other] points
}
ahead-of-average = { $more ->
    [0] You'd have done better to { $best }: that's as much as with an average hand.
    [one] You'd have done better to { $best }: that's { $more } point more than with an average hand.
   *[other] You'd have done better to { $best }: that's { $more } points more than with an average hand.
}
behind-average = { $less ->
    [one] You'd have done better to { $best }: that's only { $less } point less than with an average hand.
   *[other] You'd have done better to { $best }: that's only { $less } points less than with an average hand.
}
loses-less = { NUMBER($share) ->
    [0] You'd have done better to { $best }, which hardly ever loses a deal.
   *[other] You'd have done better to { $best }, which loses only { NUMBER($share, style: "percent") } of deals.
}

decisions-judged = { $decisions ->
    [1] { $costly ->
        [0] You had one choice to make, and nothing was clearly better.
       *[other] You had one choice to make, and something else was clearly better.
    }
   *[other] { $costly ->
        [0] Of your { $decisions } choices, none was clearly wrong.
        [one] In one of your { $decisions } choices, something else was clearly better.
       *[other] { $every ->
            [1] { $decisions ->
                [2] In both of your choices, something else was clearly better.
               *[other] In all { $decisions } of your choices, something else was clearly better.
            }
           *[other] In { $costly } of your { $decisions } choices, something else was clearly better.
        }
    }
}

## What actions are worth

action-gains = { NUMBER($gain) ->
    [0] { NUMBER($error) ->
        [0] If you { $action }, you neither gain nor lose.
       *[other] If you { $action }, you neither gain nor lose (± { NUMBER($error, minimumFractionDigits: 1) }).
    }
   *[other] If you { $action }, you gain { NUMBER($gain, minimumFractionDigits: 1) }{ points-margin } points.
}
action-loses = If you { $action }, you lose { NUMBER($loss, minimumFractionDigits: 1) }{ points-margin } points.
points-margin = { NUMBER($error) ->
    [0] {""}
   *[other] {" "}± { NUMBER($error, minimumFractionDigits: 1) }
}
clearly-best = You'd do best to { $best }.
too-close = { $count ->
    [2] You'd do about as well to { $best } as to { $second }.
   *[other] Several choices are about equally good. You could { $best }, for example.
}
deals-counted = These are your average results, in points, over { $deals } deals played out by bots.

## What lies on a table, for the ear

meld-owned = { $seat ->
    [you] You laid down this meld.
   *[one] { $seat } laid down this meld.
}
trick-card = { $seat ->
    [you] You play the { CARD($card) }.
   *[one] { $seat } plays the { CARD($card) }.
}
trick-lead = { $seat ->
    [you] You lead the { CARD($card) }.
   *[one] { $seat } leads the { CARD($card) }.
}
trick-taker = { $seat ->
    [you] You play the { CARD($card) } and take the trick.
   *[one] { $seat } plays the { CARD($card) } and takes the trick.
}
trick-lead-taker = { $seat ->
    [you] You lead the { CARD($card) } and take the trick.
   *[one] { $seat } leads the { CARD($card) } and takes the trick.
}

## Refusals

players-refused = This game can't have { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
no-such-seat = There's no seat { $number } here: the last one is { $players }.
out-of-turn = Seat { $number } can't act yet: it's seat { $due }'s turn.
deal-over = Nobody can act here any more.
match-ended = Nobody can play on.
cards-hidden = Not all the cards are written down here.
not-held = You don't hold the { CARD($card) }.
rule-refused = The house rule “{ $rule_name }” can't be set to “{ $value }”.
no-end = Such a match would never end: set a limit of points or of deals.
card-too-often = The { CARD($card) } appears here more often than the pack has it.
wrong-deck = The deck written here has { $held ->
    [one] { $held } card
   *[other] { $held } cards
}, but should have { $wanted }.
wrong-stacks = Chips are written down for { $held ->
    [one] { $held } player
   *[other] { $held } players
}, but { $players } play.
wrong-answers = This question can't be asked: some of its answers must be right, but not all of them. Right answers here: { $right } of { $answers }.
players-unreadable = I can't read “{ $players }” as a list of players.

## A match

match-led = { $seats ->
    [you] You're in the lead.
    [one] { $seats } is in the lead.
    [we] { $seats } are in the lead.
   *[several] { $seats } are in the lead.
}
lead-shared = { $seats ->
    [you] You're in the lead.
    [one] { $seats } is in the lead.
    [we] { $seats } share the lead.
   *[several] { $seats } share the lead.
}
match-won = { $seats ->
    [you] You've won the match.
    [one] { $seats } has won the match.
    [we] { $seats } have won the match.
   *[several] { $seats } have won the match.
}
win-shared = { $seats ->
    [you] You've won the match.
    [one] { $seats } has won the match.
    [we] { $seats } share the win.
   *[several] { $seats } share the win.
}
leaving-deal = If you leave now, this deal won't count, and the match ends without a winner.
left-match = { $way ->
    [none] You leave before anybody has a point.
    [shared] You leave with { points } and share { place }.
   *[alone] You leave with { points }, in { place } out of { $sides }.
}
place = { $position ->
    [1] first place
    [2] second place
    [3] third place
    [4] fourth place
    [5] fifth place
    [6] sixth place
    [7] seventh place
    [8] eighth place
    [9] ninth place
   *[10] tenth place
}
player-reaches = The match ends when a player reaches { points }; the highest total wins.
side-reaches = The match ends when a team reaches { points }; the highest total wins.
player-loses = The match ends when a player has lost { points }; the player who has lost the fewest wins.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ends-after = The match ends after { deals }; the highest total wins.
ends-by-then = The match ends after { deals } at the latest.
deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}

## Cards that don't fit

cards-not-allowed = You may not play { CARD($cards, case: "definite") } now.
