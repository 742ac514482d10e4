### The sentences of Trex.

## What happens

cards-dealt = Всем сдают по 13 карт.
owner-shown = { $seat ->
    [you] Вы показываете { CARD($card, case: "accusative") }, и первое королевство ваше.
   *[one] { $seat } показывает { CARD($card, case: "accusative") } и получает первое королевство.
}
contract-chosen = { $seat ->
    [you] Вы заказываете игру «{ contract }».
   *[one] { $seat } заказывает игру «{ contract }».
}
contract = { $contract ->
    [diamonds] Бубны
    [eltoosh] Взятки
    [girls] Дамы
    [king] Король червей
   *[trex] Трекс
}
cards-exposed = { $seat ->
    [you] Вы открываете { CARD($cards, case: "accusative") } и тем удваиваете очки.
   *[one] { $seat } открывает { CARD($cards, case: "accusative") } и тем удваивает очки.
}
nothing-exposed = { $seat ->
    [you] Вы ничего не открываете.
   *[one] { $seat } ничего не открывает.
}
nothing-shown = { $seat ->
    [you] Вы не показываете младших карт.
   *[one] { $seat } не показывает младших карт.
}
deal-void = { $seat ->
    [you] Вы показываете { CARD($cards, case: "accusative") }, и раздача не засчитывается.
   *[one] { $seat } показывает { CARD($cards, case: "accusative") }, и раздача не засчитывается.
}
card-led = { $seat ->
    [you] Вы заходите с { CARD($card, case: "genitive") }.
   *[one] { $seat } заходит с { CARD($card, case: "genitive") }.
}
card-played = { $seat ->
    [you] Вы кладёте { CARD($card, case: "accusative") }.
   *[one] { $seat } кладёт { CARD($card, case: "accusative") }.
}
trick-won = { $seat ->
    [you] Вы берёте взятку.
   *[one] { $seat } берёт взятку.
}
counting-won = { $seat ->
    [you] Вы берёте взятку, а с ней { CARD($cards, case: "accusative") }.
   *[one] { $seat } берёт взятку, а с ней { CARD($cards, case: "accusative") }.
}
card-laid = { $seat ->
    [you] Вы выкладываете { CARD($card, case: "accusative") }.
   *[one] { $seat } выкладывает { CARD($card, case: "accusative") }.
}
blocked = { $seat ->
    [you] Вы пропускаете ход: положить нечего.
   *[one] { $seat } пропускает ход: положить нечего.
}
went-out = { $seat ->
    [you] Вы остаётесь без карт и получаете { points }.
   *[one] { $seat } остаётся без карт и получает { points }.
}
doubled-counted = Вдвойне считали { CARD($cards, case: "accusative") }.
points-gained = { $seat ->
    [you] Вы получаете за эту раздачу { points }.
   *[one] { $seat } получает за эту раздачу { points }.
}
points-lost = { $seat ->
    [you] Вы теряете в этой раздаче { points }.
   *[one] { $seat } теряет в этой раздаче { points }.
}

## What a player may do, as it follows «лучше»

card-action = { $kind ->
    [choose-diamonds] заказать «Бубны»
    [choose-eltoosh] заказать «Взятки»
    [choose-girls] заказать «Дамы»
    [choose-king] заказать «Короля червей»
    [choose-trex] заказать «Трекс»
    [expose] открыть { CARD($seen, case: "accusative") }
    [show] показать младшие карты
    [pass] оставить всё как есть
    [lead] зайти с { CARD($seen, case: "genitive") }
    [lay] выложить { CARD($seen, case: "accusative") }
   *[play] положить { CARD($seen, case: "accusative") }
}

## What is asked

suit-led = { $suit ->
    [S] Зашли с пик
    [H] Зашли с червей
    [D] Зашли с бубён
   *[C] Зашли с треф
}: отвечайте в масть.
suit-missing = { $suit ->
    [S] Пик у вас нет
    [H] Червей у вас нет
    [D] Бубён у вас нет
   *[C] Треф у вас нет
}: кладите любую карту.

## What contracts are worth

contract-gains = { $more ->
    [0] Игра «{ contract }» даст в среднем { scored }: столько же, сколько с обычными картами.
   *[other] Игра «{ contract }» даст в среднем { scored }: на { $more } лучше, чем с обычными картами.
}
contract-loses = Игра «{ contract }» даст в среднем { scored }: на { $less } хуже, чем с обычными картами.
scored = { NUMBER($points, signDisplay: "exceptZero") } ± { $error } { $error ->
    [one] очко
    [few] очка
   *[many] очков
}

## Refusals

choose-first = Сначала закажите игру.
contract-stands = На эту раздачу заказана игра «{ contract }».
played-before = В этом королевстве игра «{ contract }» уже была.
expose-first = Сначала всех спрашивают, не откроют ли они карту.
show-first = Сначала всех спрашивают, не покажут ли они младшие карты.
not-asked = Сейчас эти карты нельзя ни открыть, ни показать.
cannot-expose = { CARD($card, case: "accusative") } в этой игре не открывают.
cannot-show = Показать можно только все четыре двойки или три двойки и тройку четвёртой масти.
must-follow = { $suit ->
    [S] У вас есть пика
    [H] У вас есть черва
    [D] У вас есть бубна
   *[C] У вас есть трефа
}: отвечайте в масть.
no-heart-led = Заходить с червей можно, только если больше не с чего.
no-pass = Когда играют на взятки, хода не пропускают.
can-lay = Вы можете положить { CARD($card, case: "accusative") }, а значит, пропускать ход нельзя.
does-not-fit = { CARD($card) } пока не подходит: нужен валет или следующая карта с любого края ряда.
wrong-owner = Хозяин королевства показал { CARD($card, case: "accusative") }, а здесь эта карта у другого игрока.
wrong-contracts = Таких игр в одном королевстве быть не могло.
wrong-sheet = Такой записи очков в партии не бывает.
card-takes = Взятку берёт { CARD($card) }.
