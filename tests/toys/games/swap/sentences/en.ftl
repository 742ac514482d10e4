card-action = { $kind ->
    [give] pass on the { CARD($seen) }
    [play] play the { CARD($seen) }
   *[throw-in] throw it in
}
