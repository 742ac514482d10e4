cards-dealt = Карты розданы.
cards-given = { $cards ->
    [None] { $seat ->
        [you] Вы передаёте карты соседу.
       *[one] { $seat } передаёт карты соседу.
    }
   *[other] { $seat ->
        [you] Вы передаёте соседу { CARD($cards, case: "accusative") }.
       *[one] { $seat } передаёт соседу { CARD($cards, case: "accusative") }.
    }
}
card-played = { $seat ->
    [you] Вы кладёте { CARD($card, case: "accusative") }.
   *[one] { $seat } кладёт { CARD($card, case: "accusative") }.
}
deal-thrown-in = { $seat ->
    [you] Вы отказываетесь от раздачи.
   *[one] { $seat } отказывается от раздачи.
}
trick-taken = { $seat ->
    [you] Вы берёте взятку.
   *[one] { $seat } берёт взятку.
}
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
