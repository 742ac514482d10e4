card-action = { $kind ->
    [give] передать { CARD($seen, case: "accusative") }
    [play] положить { CARD($seen, case: "accusative") }
   *[throw-in] отказаться от раздачи
}
not-now = Сейчас так нельзя.
card-not-held = У вас нет { CARD($card, case: "genitive") }.
wrong-count = Передать нужно ровно { $count }.
card-too-high = Пересдать нельзя: у вас на руках { CARD($card) }.
must-follow = У вас есть карта этой масти, сыграйте её.
ranked-otherwise = Последним мог прийти только игрок на месте { $number }.
