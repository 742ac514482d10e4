cards-dealt = The cards are dealt.
cards-given = { $cards ->
    [None] { $seat ->
        [you] You pass cards on.
       *[one] { $seat } passes cards on.
    }
   *[other] { $seat ->
        [you] You pass on the { CARD($cards) }.
       *[one] { $seat } passes on the { CARD($cards) }.
    }
}
card-played = { $seat ->
    [you] You play the { CARD($card) }.
   *[one] { $seat } plays the { CARD($card) }.
}
deal-thrown-in = { $seat ->
    [you] You throw the deal in.
   *[one] { $seat } throws the deal in.
}
trick-taken = { $seat ->
    [you] You take the trick.
   *[one] { $seat } takes the trick.
}
card-action = { $kind ->
    [give] pass on the { CARD($seen) }
    [play] play the { CARD($seen) }
   *[throw-in] throw it in
}
not-now = You can't do that now.
card-not-held = You don't hold the { CARD($card) }.
wrong-count = You have to pass on exactly { $count }.
card-too-high = With the { CARD($card) } in hand the deal can't be thrown in.
must-follow = You can follow suit, so you must.
ranked-otherwise = Only seat { $number } can have come out last.
