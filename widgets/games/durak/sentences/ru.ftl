### The sentences of Durak.

## What happens

trump-turned = У всех по шесть карт. Козырь под колодой — { CARD($card) }.
lowest-shown = { $seat ->
    [you] У вас младший козырь, { CARD($card) }, и первый ход за вами.
   *[one] { $seat } показывает младшего козыря, { CARD($card, case: "accusative") }, и начинает.
}
beside-durak = { $side ->
    [left] { $seat ->
        [you] Вы сидите слева от прошлого дурака, и первый ход за вами.
       *[one] { $seat } сидит слева от прошлого дурака и начинает.
    }
    [right] { $seat ->
        [you] Вы сидите справа от прошлого дурака, и первый ход за вами.
       *[one] { $seat } сидит справа от прошлого дурака и начинает.
    }
   *[other] { $seat ->
        [you] Сдаёт тот, кто остался в дураках, и первый ход за вами.
       *[one] Сдаёт тот, кто остался в дураках, и начинает { $seat }.
    }
}
no-trump-held = { $seat ->
    [you] Козырей ни у кого нет, поэтому начинаете вы, сосед сдающего слева.
   *[one] Козырей ни у кого нет, поэтому начинает сосед сдающего слева — { $seat }.
}
attacked = { $seat ->
    [you] Вы ходите с { CARD($card, case: "genitive") }.
   *[one] { $seat } ходит с { CARD($card, case: "genitive") }.
}
card-beaten = { $seat ->
    [you] Вы бьёте { CARD($other, case: "accusative") } { CARD($card, case: "instrumental") }.
   *[one] { $seat } бьёт { CARD($other, case: "accusative") } { CARD($card, case: "instrumental") }.
}
attack-transferred = { $seat ->
    [you] Вы переводите { CARD($card, case: "instrumental") }.
   *[one] { $seat } переводит { CARD($card, case: "instrumental") }.
}
cards-taken = { $seat ->
    [you] Вы берёте.
   *[one] { $seat } берёт.
}
thrown-in = { $seat ->
    [you] Вы подкидываете { CARD($card, case: "accusative") }.
   *[one] { $seat } подкидывает { CARD($card, case: "accusative") }.
}
not-thrown-in = { $seat ->
    [you] Вы { more }не подкидываете.
   *[one] { $seat } { more }не подкидывает.
}
more = { $again ->
    [1] пока{" "}
   *[0] { $laid ->
        [0] {""}
       *[other] больше{" "}
    }
}
card-given = { $seat ->
    [you] Вы подкидываете вдогонку { CARD($card, case: "accusative") }.
   *[one] { $seat } подкидывает вдогонку { CARD($card, case: "accusative") }.
}
beaten-off = Бито! Карты уходят в отбой.
picked-up = { $seat ->
    [you] Вы забираете { cards }.
   *[one] { $seat } забирает { cards }.
}
refilled = { $ordered_seats ->
    [you] Вы добираете из колоды.
    [one] { $ordered_seats } добирает из колоды.
    [we] { $ordered_seats } по очереди добираете из колоды.
   *[several] { $ordered_seats } по очереди добирают из колоды.
}
stock-gone = Колода кончилась.
went-out = { $seats ->
    [you] Вы выходите из игры: карт больше нет.
    [one] { $seats } выходит из игры: карт больше нет.
    [we] { $seats } выходите из игры: карт больше нет.
   *[several] { $seats } выходят из игры: карт больше нет.
}
durak-left = { $seat ->
    [you] Вы остаётесь в дураках: карты остались только у вас.
   *[one] { $seat } остаётся в дураках.
}
nobody-left = Карт не осталось ни у кого: ничья.
same-again = К началу захода в третий раз сложилось то же положение: ничья.

## What a player may do, as it follows «лучше»

card-action = { $kind ->
    [lead] пойти с { CARD($seen, case: "genitive") }
    [attack] подкинуть { CARD($seen, case: "accusative") }
    [beat] побить { CARD($seen, case: "instrumental") }
    [transfer] перевести { CARD($seen, case: "instrumental") }
    [give] подкинуть вдогонку { CARD($seen, case: "accusative") }
    [take] взять
   *[pass] не подкидывать
}

## Hints

left-durak = { NUMBER($share) ->
    [0] Если { $action }, в дураках вы почти никогда не останетесь.
    [1] Если { $action }, вы почти наверняка останетесь в дураках.
   *[other] Если { $action }, вы останетесь в дураках в { NUMBER($share, style: "percent") } раскладов{ durak-margin }.
}
durak-margin = { $error ->
    [0] {""}
   *[other] {" "}(± { $error })
}
deals-played-out = Посчитано по { $deals ->
    [one] { $deals } раскладу
   *[other] { $deals } раскладам
}.
fewest-duraks = Партия кончается после { $deals ->
    [1] одной раздачи
    [2] двух раздач
    [3] трёх раздач
    [4] четырёх раздач
    [5] пяти раздач
    [6] шести раздач
    [7] семи раздач
    [8] восьми раздач
    [9] девяти раздач
    [10] десяти раздач
    [one] { $deals } раздачи
   *[other] { $deals } раздач
}; побеждает тот, кто реже всех оставался в дураках.

## Refusals

needs-attack = Сейчас ваш ход: пойдите с любой карты.
needs-answer = Отбивайтесь или берите.
needs-throw = Подкиньте карту такого достоинства, какое уже есть на столе, или скажите «бито».
needs-gift = Подкиньте вдогонку карту такого достоинства, какое уже есть на столе, или скажите «хватит».
too-low = { CARD($card) } младше { CARD($other, case: "genitive") }.
other-suit = { CARD($card, case: "instrumental") } не побить { CARD($other, case: "accusative") }: масти разные, а { CARD($card) } не козырь.
cannot-throw-in = { CARD($card, case: "accusative") } подкинуть нельзя: такого достоинства на столе нет.
cannot-give = { CARD($card, case: "accusative") } вдогонку не подкинуть: такого достоинства на столе нет.
transfer-off = За этим столом играют в подкидного и не переводят.
transfer-too-late = Переводить поздно: одна карта уже побита.
cannot-transfer = Переводят картой того же достоинства, а { CARD($card) } другого.
transfer-room = Перевести нельзя: следующему пришлось бы отбиваться от { $attacked ->
    [1] одной карты
    [one] { $attacked } карты
    [few] { $attacked } карт
   *[many] { $attacked } карт
}, а можно не больше чем от { $room }.
durak-deals = Сдаёт дурак, а в этой раздаче сдаёт игрок на месте { $number }: значит, дураком остался он.

## Что лежит на столе, для слуха

beaten-by = { CARD($other) } бьёт { CARD($card, case: "accusative") }.

## Карты, которые не подходят

cards-dont-beat = { $count ->
    [1] { CARD($cards) } эту карту не бьёт.
   *[other] { CARD($cards) } эту карту не бьют.
}
cards-dont-follow = { $count ->
    [1] { CARD($cards, case: "accusative") } подкинуть нельзя: такого достоинства на столе нет.
   *[other] { CARD($cards, case: "accusative") } подкинуть нельзя: таких достоинств на столе нет.
}
