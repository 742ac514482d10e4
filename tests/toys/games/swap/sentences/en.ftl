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
