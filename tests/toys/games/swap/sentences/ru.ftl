card-action = { $kind ->
    [give] передать { CARD($seen, case: "accusative") }
    [play] положить { CARD($seen, case: "accusative") }
   *[throw-in] отказаться от раздачи
}
