### The sentences of Hold'em and its variants.

## Betting

antes-paid = Все ставят анте, по { chips-each }.
away-folded = { $seat ->
    [you] Вы не за столом: за вас объявляют пас.
   *[one] { $seat } не за столом: объявлен пас.
}

## Cards

two-dealt = { $seat ->
    [you] Вы сдаёте всем по две карты.
   *[one] { $seat } сдаёт всем по две карты.
}
four-dealt = { $seat ->
    [you] Вы сдаёте всем по четыре карты.
   *[one] { $seat } сдаёт всем по четыре карты.
}
flop-dealt = На флопе приходят { CARD($cards) }. В банке { $chips }.
turn-dealt = На тёрне приходит { CARD($card) }. В банке { $chips }.
river-dealt = На ривере приходит { CARD($card) }. В банке { $chips }.
rest-dealt = Ставок больше не будет, поэтому { $count ->
    [2] обе последние общие карты выкладывают
   *[5] все пять общих карт выкладывают
} сразу: { CARD($cards, case: "accusative") }.
hole-opened = { $seat ->
    [you] Вы открываете { CARD($cards, case: "accusative") }.
   *[one] { $seat } открывает { CARD($cards, case: "accusative") }.
}
hand-shown = { $seat ->
    [you] Вы показываете { held-accusative } ({ CARD($cards) }).
   *[one] { $seat } показывает { held-accusative } ({ CARD($cards) }).
}
hand-made = { $kind ->
    [HIGH_CARD] { $seat ->
        [you] Вы остаётесь со старшей картой — { CARD($rank, case: "instrumental") } ({ CARD($cards) }).
       *[one] { $seat } остаётся со старшей картой — { CARD($rank, case: "instrumental") } ({ CARD($cards) }).
    }
   *[other] { $seat ->
        [you] Вы собираете { held-accusative } ({ CARD($cards) }).
       *[one] { $seat } собирает { held-accusative } ({ CARD($cards) }).
    }
}
hand-kind = { $kind ->
    [HIGH_CARD] старшая карта
    [PAIR] пара
    [TWO_PAIR] две пары
    [THREE_OF_A_KIND] тройка
    [STRAIGHT] стрит
    [FLUSH] флеш
    [FULL_HOUSE] фулл-хаус
    [FOUR_OF_A_KIND] каре
    [STRAIGHT_FLUSH] стрит-флеш
    [ROYAL_FLUSH] роял-флеш
   *[FIVE_OF_A_KIND] пять одинаковых
}
held-accusative = { $kind ->
    [HIGH_CARD] старшую карту — { CARD($rank, case: "accusative") }
    [PAIR] пару { CARD($rank, case: "genitive-plural") }
    [STRAIGHT] { hand-kind } до { CARD($rank, case: "genitive") }
    [STRAIGHT_FLUSH] { hand-kind } до { CARD($rank, case: "genitive") }
   *[other] { kind-accusative }
}
kind-accusative = { $kind ->
    [HIGH_CARD] старшую карту
    [PAIR] пару
    [THREE_OF_A_KIND] тройку
   *[other] { hand-kind }
}
wild-stood-for = { CARD($card) } заменяет { CARD($other, case: "accusative") }.
mucked = { $seat ->
    [you] Ваша рука бита, и вы сбрасываете её, не показывая.
   *[one] { $seat } сбрасывает битую руку, не показывая.
}

## What a player may do, as it follows «лучше»

action = { $kind ->
    [fold] спасовать
    [check] сказать «чек»
    [call] уравнять
    [bet] поставить { $chips }
   *[raise] поднять до { $chips }
}

## Hints

kind-held = Сейчас у вас { $kind ->
    [HIGH_CARD] старшая карта — { CARD($rank) }
    [PAIR] пара { CARD($rank, case: "genitive-plural") }
    [THREE_OF_A_KIND] тройка { CARD($rank, case: "genitive-plural") }
    [STRAIGHT] { hand-kind } до { CARD($rank, case: "genitive") }
    [STRAIGHT_FLUSH] { hand-kind } до { CARD($rank, case: "genitive") }
   *[other] { hand-kind }
}.
outs-counted = Из { $unseen ->
    [one] { $unseen } неизвестной карты
   *[other] { $unseen } неизвестных карт
} руку { $outs ->
    [1] улучшает одна
    [one] улучшает { $outs }
   *[other] улучшают { $outs }
}: шанс, что поможет следующая карта, — { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }{ chance-needed }.
outs-for-kind = На { kind-accusative } у вас { $outs ->
    [1] один аут
    [one] { $outs } аут
    [few] { $outs } аута
    [many] { $outs } аутов
   *[other] { $outs } аута
}.
no-outs = Аутов у вас нет: комбинация либо не улучшится, либо улучшится сразу у всех.

fold-worth = Если спасовать, больше ничего не потеряете.
chips-gained = { $chips ->
    [0] { $error ->
        [0] Если { $action }, с этого хода останетесь при своих.
       *[other] Если { $action }, с этого хода останетесь при своих (± { $error }).
    }
   *[other] Если { $action }, выиграете { some-chips }.
}
chips-lost = Если { $action }, потеряете { some-chips }.
some-chips = { $error ->
    [0] { chips-accusative }
    [one] { $chips } ± { $error } фишку
    [few] { $chips } ± { $error } фишки
    [many] { $chips } ± { $error } фишек
   *[other] { $chips } ± { $error } фишки
}
chips-counted = Это средний итог в фишках, считая от этого хода: боты доиграли { $deals ->
    [one] { $deals } расклад
    [few] { $deals } расклада
   *[other] { $deals } раскладов
}.
gain-unit = {" "}{ $gain ->
    [one] фишка
    [few] фишки
    [many] фишек
   *[other] фишки
}

## What an answer means

five-taken = { $own ->
    [0] Ваших карт здесь нет, а должно быть ровно две.
    [1] Здесь только одна ваша карта, а должно быть ровно две.
    [3] Здесь три ваши карты, а должно быть ровно две.
   *[4] Здесь четыре ваши карты, а должно быть ровно две.
}
better-five = Из этих карт выходит рука и получше.
call-worth = Доплатить надо { $chips }, и в банке станет { $pot }: ваша доля — { NUMBER($needed, style: "percent", maximumFractionDigits: 1) }. А выигрываете вы в { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } случаев.
least-raise = { $price ->
    [0] Ещё никто не ставил, так что поставить надо не меньше { $total }.
   *[other] Поднимать надо не меньше чем до { $total }: к текущей ставке ({ $price }) прибавляют самую крупную ставку или повышение ({ $full_raise }).
}
most-raise = { $price ->
    [0] Ещё никто не ставил, так что больше банка поставить нельзя: в нём { $total }.
   *[other] Поднять можно не больше чем до { $total }: это текущая ставка ({ $price }), весь банк ({ $pot }) и ваша доплата ({ $call }).
}
shows-first = { $seat ->
    [you] Вскрытие начинаете вы.
   *[one] Вскрытие начинает { $seat }.
}
shows-next = { $seat ->
    [you] Потом карты открываете вы.
   *[one] Потом карты открывает { $seat }.
}

## What hands win

share-won = Эта рука берёт в среднем { share-with-error }{ NUMBER($split) ->
    [0] {""}
   *[other] , а в { NUMBER($split, style: "percent", maximumFractionDigits: 1) } раскладов делит его
}.
share-with-error = { NUMBER($error) ->
    [0] { NUMBER($share, style: "percent", maximumFractionDigits: 1) } банка
   *[other] { NUMBER($share, style: "percent", maximumFractionDigits: 1) } банка (± { NUMBER($error, minimumFractionDigits: 1) })
}
favourite-hand = Фаворит — рука { $number }: в среднем она берёт { share-with-error }.
unknown-share = { $hands ->
    [1] Случайная рука берёт в среднем { NUMBER($share, style: "percent", maximumFractionDigits: 1) } банка.
    [few] Вместе { $hands } случайные руки берут в среднем { NUMBER($share, style: "percent", maximumFractionDigits: 1) } банка.
   *[other] Вместе { $hands } случайных рук берут в среднем { NUMBER($share, style: "percent", maximumFractionDigits: 1) } банка.
}
shares-counted = { $exact ->
    [1] Просчитаны все возможные расклады, всего { $deals }.
   *[0] Доли банка подсчитаны по случайным раскладам, всего { $deals }. { plus-minus }
}

## What decides between hands

kind-decides = Выигрывает рука { $winner }: в ней { $better }, а в следующей по силе — { $worse }.
ranks-decide = { $by ->
    [pair] Выигрывает рука { $winner }: пара { CARD($better_rank, case: "genitive-plural") } старше пары { CARD($worse_rank, case: "genitive-plural") }.
    [lower-pair] Выигрывает рука { $winner }. Решает вторая пара: пара { CARD($better_rank, case: "genitive-plural") } старше пары { CARD($worse_rank, case: "genitive-plural") }.
    [three] Выигрывает рука { $winner }: тройка { CARD($better_rank, case: "genitive-plural") } старше тройки { CARD($worse_rank, case: "genitive-plural") }.
    [four] Выигрывает рука { $winner }: каре { CARD($better_rank, case: "genitive-plural") } старше каре { CARD($worse_rank, case: "genitive-plural") }.
   *[five] Выигрывает рука { $winner }: пять { CARD($better_rank, case: "genitive-plural") } старше пяти { CARD($worse_rank, case: "genitive-plural") }.
}
card-decides = { $by ->
    [highest] Выигрывает рука { $winner }. Решает старшая карта: { CARD($card) } старше { CARD($other, case: "genitive") }.
    [kicker] Выигрывает рука { $winner }. Решает кикер: { CARD($card) } старше { CARD($other, case: "genitive") }.
    [top] Выигрывает рука { $winner }. Решает верхняя карта: { CARD($card) } старше { CARD($other, case: "genitive") }.
   *[next] Выигрывает рука { $winner }. Решает первая же разница: { CARD($card) } старше { CARD($other, case: "genitive") }.
}
nothing-decides = Руки { $others } и { $last } равны, и банк делят.

## Other refusals

buy-ins-refused = Минимальный бай-ин ({ $smallest }) не может быть больше максимального ({ $largest }).
hand-missing = Назовите карты хотя бы одной руки.
hands-refused = Сравнивать можно от { $least } до { $most } рук, считая случайные, а здесь их { $hands }.
hole-refused = В руке № { $number } должно быть { $wanted ->
    [one] { $wanted } карта
    [few] { $wanted } карты
   *[other] { $wanted } карт
}, а не { $held }.
board-refused = Общих карт может быть 0, 3, 4 или 5, а не { $held }.

## Что спрашивают

outs-asked = Придёт ещё одна карта. Сколько карт дадут вам { kind-accusative } или руку старше?
price-asked = В банке { $pot ->
    [one] { $pot } фишка
    [few] { $pot } фишки
   *[many] { $pot } фишек
}, а доплатить надо { $call }. Вы выигрываете { $wins ->
    [few] { $wins } раза
   *[other] { $wins } раз
} из { $times }. Стоит ли уравнивать?
