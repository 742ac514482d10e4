### The sentences of Rook.

## Cards

rook = Rook
rook-card = { colour } { $number }
colour = { $colour ->
    [R] red
    [G] green
    [Y] yellow
   *[B] blue
}

## What happens

cards-dealt = The cards are dealt.
card-played = { $seat ->
    [you] You play the { CARD($card) }.
   *[one] { $seat } plays the { CARD($card) }.
}
