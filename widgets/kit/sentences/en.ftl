### What the messages of all games need.

## Players

you = you
seat = seat { $number }
seats = seats { $numbers }
list = { $others } and { $last }

## Numbers

percent = { $number }%
plus-minus = The ± is the margin of error: in 95 cases out of 100, the true number lies within it.
chips = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}

## Cards

cards = { $cards ->
    [1] one card
    [2] two cards
    [3] three cards
    [4] four cards
    [5] five cards
    [6] six cards
    [7] seven cards
    [8] eight cards
    [9] nine cards
    [10] ten cards
   *[other] { $cards } cards
}
face-down-card = a face-down card
article = { $case ->
    [definite] the{" "}
   *[nominative] {""}
}
french-card = { article }{ $suit ->
    [S] { rank } of spades
    [H] { rank } of hearts
    [D] { rank } of diamonds
   *[C] { rank } of clubs
}
rank = { $case ->
    [plural] { $rank ->
        [2] Twos
        [3] Threes
        [4] Fours
        [5] Fives
        [6] Sixes
        [7] Sevens
        [8] Eights
        [9] Nines
        [T] Tens
        [J] Jacks
        [Q] Queens
        [K] Kings
        [P] Priests
        [L] Ladies
        [D] Dukes
       *[A] Aces
    }
   *[nominative] { $rank ->
        [2] Two
        [3] Three
        [4] Four
        [5] Five
        [6] Six
        [7] Seven
        [8] Eight
        [9] Nine
        [T] Ten
        [J] Jack
        [Q] Queen
        [K] King
        [P] Priest
        [L] Lady
        [D] Duke
       *[A] Ace
    }
}

## Betting

blind-paid = { $seat ->
    [you] You post { blind-chips }{ you-all-in }.
   *[one] { $seat } posts { blind-chips }{ all-in }.
}
blind-chips = { $left ->
    [0] { blind } with the last { $chips ->
        [1] chip
       *[other] { $chips } chips
    }
   *[other] { blind } of { $chips }
}
blind = { $blind ->
    [small] the small blind
   *[big] the big blind
}
missed-blinds-paid = { $seat ->
    [you] You pay { $chips } for missed blinds.
   *[one] { $seat } pays { $chips } for missed blinds.
}
folded = { $seat ->
    [you] You fold.
   *[one] { $seat } folds.
}
checked = { $seat ->
    [you] You check.
   *[one] { $seat } checks.
}
called = { $seat ->
    [you] You call { chips-added }{ you-all-in }.
   *[one] { $seat } calls { chips-added }{ all-in }.
}
chips-added = { $bet_before ->
    [0] { $chips }
   *[other] { $chips } more
}
bet-placed = { $seat ->
    [you] You bet { $chips }{ you-all-in }.
   *[one] { $seat } bets { $chips }{ all-in }.
}
raised-to = { $seat ->
    [you] You raise to { $chips }{ you-all-in }.
   *[one] { $seat } raises to { $chips }{ all-in }.
}
you-all-in = { $left ->
    [0] , all-in
   *[other] {""}
}
all-in = { $left ->
    [0] , all-in
   *[other] {""}
}
chips-returned = { $seat ->
    [you] You get back the { chips } that nobody matched.
   *[one] { $seat } gets back the { chips } that nobody matched.
}
won-unshown = { $seat ->
    [you] You win the pot of { $chips }: everyone else has folded.
   *[one] { $seat } wins the pot of { $chips }: everyone else has folded.
}
pot-won = { $seats ->
    [you] You win { pot }.
    [one] { $seats } wins { pot }.
    [we] { $seats } split { pot }.
   *[several] { $seats } split { pot }.
}
pot = { $pot ->
    [only] the pot of { $chips }
    [main] the main pot of { $chips }
   *[side] the { $chips } in side pot { $number }
}
won-alone = { $seat ->
    [you] You take the { $chips } in side pot { $number }: nobody else is playing for it.
   *[one] { $seat } takes the { $chips } in side pot { $number }: nobody else is playing for it.
}
hands-tied = The best hands are equal.

## What lies on a table, for the ear

card-taken = { $seat ->
    [you] You've taken this card.
   *[one] { $seat } has taken this card.
}
paid-in = { $seat ->
    [you] You've paid { $chips }{ $folded ->
        [1] {" "}and folded
       *[0] { $all_in ->
            [1] {" "}and are all-in
           *[0] {""}
        }
    }.
   *[one] { $seat } has paid { $chips }{ $folded ->
        [1] {" "}and folded
       *[0] { $all_in ->
            [1] {" "}and is all-in
           *[0] {""}
        }
    }.
}

## Into which pots chips are divided

pot-contested = { $seats ->
    [you] { pot-holds }, and only you play for it.
    [one] { pot-holds }, and only { $seats } plays for it.
    [we] { pot-holds }, and { $seats } play for it.
   *[several] { pot-holds }, and { $seats } play for it.
}
pot-holds = { $pot ->
    [only] The pot holds { chips }
    [main] The main pot holds { chips }
   *[side] Side pot { $number } holds { chips }
}
pot-layer = { $up_to ->
    [0] Everyone's chips beyond { $above } are in this pot.
   *[other] { $above ->
        [0] { $up_to ->
            [1] Everyone's first chip is in this pot.
           *[other] Everyone's first { $up_to } chips are in this pot.
        }
       *[other] Everyone's chips beyond { $above }, up to { $up_to }, are in this pot.
    }
}

## Hints at a bet

call-price = Calling costs { chips } and makes the pot { $pot }, so a call pays if you win more than { NUMBER($needed, style: "percent", maximumFractionDigits: 1) } of the time.
chance-needed = { NUMBER($needed) ->
    [0] {""}
   *[other] . A call pays if you win more than { NUMBER($needed, style: "percent", maximumFractionDigits: 1) } of the time
}

## Refusals of bets, chips and cards

raise-not-higher = { $bet ->
    [0] A bet of nothing isn't a bet: check instead.
   *[other] The bet is already { $bet }, so you can't raise to { $chips }.
}
bet-too-small = The least you can bet or raise to here is { $least }, so { $chips } is too little.
bet-too-large = The most you can bet or raise to here is { $most }, so { $chips } is too much.
nobody-to-answer = You may not raise: nobody else has the chips to answer a raise.
cannot-check = You owe { $owed } here, and you may check only if you owe nothing.
nothing-to-fold = You owe nothing here, so you may not fold: a check is free.
nothing-to-call = You owe nothing, so there's nothing to call.
already-bet = There's already a bet of { $bet }, and more than that is a raise.
nothing-to-raise = Nobody has bet yet, so there's nothing to raise.
stake-refused = The stake must be between { $least } and { $most }, not { $chips }.
stake-fixed = With fixed bets and blinds, the stake is the smaller bet: { $least }, not { $chips }.
chips-refused = A player here has between { $least } and { $most } chips, not { $chips }.
too-many-chips = A table holds { $most } chips at most; this would put { $chips } on it.
card-twice = There's only one { CARD($card) } in the deck, but you have it here twice.
against-rules = { $linked ->
    [1] This link can't be shown: the rules don't allow what it says.
   *[0] The rules don't allow that here. Nothing has changed.
}

## Refusals of text that isn't notation

unreadable = { $code ->
    [message] That can't be done here. Nothing has changed.
    [choice] First choose cards from your hand.
    [length] This link is too long: it can have at most { $detail } characters.
    [version] This link is written in version “{ $text }” of the notation; this page reads version { $detail }.
    [field] { cannot-read }: its part “{ $text }” is unknown here, or appears twice.
    [field-none] { cannot-read }: the part “{ $detail }=” is missing.
    [slip] This link can't be read: its part “{ $text }” is unknown here, and was probably meant to be “{ $detail }”.
    [value] You can't choose “{ $text }” here, only one of these: { $detail }.
    [chips] The number of chips can't be “{ $text }”.
   *[other] { $linked ->
        [1] This link can't be read: “{ $text }” doesn't belong there.
       *[0] I can't read “{ $text }”.
    }
}
cannot-read = { $linked ->
    [1] This link can't be read
   *[0] I can't read this
}

## Leaving a table

left-table = { $way ->
    [up] You leave with { chips }, { NUMBER($gain) } more than you brought.
    [down] You leave with { chips }, { NUMBER($gain) } fewer than you brought.
   *[even] You leave with { chips }, as many as you brought.
}
leaving-hand = If you leave now, your hand is folded, and { $chips ->
    [one] the { $chips } chip that you've put into the pot stays there
   *[other] the { $chips } chips that you've put into the pot stay there
}.
leaving-all-in = You're all-in, so the others play on without you, and you take what your hand wins.
