### What a terminal says beside the sentences of the games.

## A table

terminal-table = { $title }. At the table: { $names }. House rules: { $rules }. Seed: { $seed }.
terminal-help = Answer with an action or its number. “help” shows this again, “quit” or Ctrl-D ends the game.
terminal-deal = Deal { $number }
terminal-hand = You hold { $cards }.
terminal-turn = It's your turn. You may:
terminal-many = any of { $count } actions, such as “{ $first }” and “{ $last }”
terminal-any-amount = or { $verb } any amount from { $least } to { $most }
terminal-any-step = or { $verb } any amount from { $least } to { $most }, in steps of { $step }
terminal-watch = You aren't in this deal.
terminal-label = { $label ->
    [trumps] Trumps
    [stock] Stock
    [table] On the table
    [trick] Trick
    [pile] Discard pile
    [melds] Melds
    [board] Board
    [pot] Pot
    [bid] Bid
    [contract] Contract
    [middle] In the middle
    [down] Face down in the middle
    [layout] Layout
    [cards] Cards in hand
   *[chips] Chips
}

## Between two deals

terminal-won = This deal: { $list }.
terminal-total = Total: { $list }.
terminal-chips = Chips now: { $list }.
terminal-record = The deal as you saw it, for “replay”:
terminal-next = Press Enter for the next deal.
terminal-between = Press Enter for the next deal, or do something first:
terminal-over = The match is over.
terminal-no-deal = There can't be another deal.
terminal-left = You leave the table.

## Refusals

terminal-rule = rule { $rule }
terminal-no-number = There's no action { $number } here: the last one is { $last }.
terminal-wait = The next deal begins when you press Enter.
terminal-no-game = There's no game called “{ $word }”. These are: { $words }.
terminal-line = Line { $line }: { $reason }
terminal-no-chips = { $title } isn't played for chips, so leave out --stack and --ante.

## A replay

terminal-turn-of = { $seat ->
    [you] It's your turn.
   *[one] It's { $seat }'s turn.
}

## Odds

terminal-policy = the others pick by { $policy }
terminal-exact = exact
