### What the tables of all games other than Rake say.

## Verdicts of a review

no-difference = Что ни выбери, вышло бы то же самое.
nothing-better = Верно: лучше ничего не было.
nothing-clearly-better = Верно: заметно лучше ничего не было.
already-lost = Выбора уже не было: проигрывал любой ход.
perhaps-better = Разница невелика, но, может быть, лучше было { $best }.
better-action = { NUMBER($gain) ->
    [0] Лучше было { $best }: в среднем так вышел бы ноль.
   *[other] Лучше было { $best }: в среднем так вышло бы { NUMBER($gain, minimumFractionDigits: 2, signDisplay: "exceptZero") }{ gain-unit }.
}
clearly-better-action = { $gain ->
    [0] Лучше было { $best }: в среднем так вышел бы ноль.
   *[other] Лучше было { $best }: в среднем так вышло бы { NUMBER($gain, signDisplay: "exceptZero") }{ gain-unit }.
}
gain-unit = {" "}{ $gain ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
ahead-of-average = { $more ->
    [0] Лучше было { $best }: с такими картами это столько же, сколько с обычными.
    [one] Лучше было { $best }: с такими картами это на { $more } очко лучше, чем с обычными.
    [few] Лучше было { $best }: с такими картами это на { $more } очка лучше, чем с обычными.
   *[other] Лучше было { $best }: с такими картами это на { $more } очков лучше, чем с обычными.
}
behind-average = { $less ->
    [one] Лучше было { $best }: с такими картами это лишь на { $less } очко хуже, чем с обычными.
    [few] Лучше было { $best }: с такими картами это лишь на { $less } очка хуже, чем с обычными.
   *[other] Лучше было { $best }: с такими картами это лишь на { $less } очков хуже, чем с обычными.
}
loses-less = { NUMBER($share) ->
    [0] Лучше было { $best }: так почти не проигрывают.
   *[other] Лучше было { $best }: так проигрывают реже — в { NUMBER($share, style: "percent") } раскладов.
}

decisions-judged = { $decisions ->
    [1] { $costly ->
        [0] Выбирать пришлось один раз, и явно лучшего выбора не было.
       *[other] Выбирать пришлось один раз, и явно лучше было другое.
    }
   *[other] Выбирать пришлось { $decisions } { $decisions ->
        [few] раза
       *[other] раз
    }, и { $costly ->
        [0] ни разу явно лучшего выбора не было
        [1] в одном случае явно лучше было другое
       *[other] { $every ->
            [1] каждый раз явно лучше было другое
           *[other] { $costly ->
                [one] в { $costly } случае явно лучше было другое
               *[other] в { $costly } случаях явно лучше было другое
            }
        }
    }.
}

## What actions are worth

action-gains = { NUMBER($gain) ->
    [0] { NUMBER($error) ->
        [0] Если { $action }, в среднем не получите и не потеряете ни очка.
       *[other] Если { $action }, в среднем не получите и не потеряете ни очка (± { NUMBER($error, minimumFractionDigits: 1) }).
    }
   *[other] Если { $action }, в среднем получите { NUMBER($gain, minimumFractionDigits: 1) }{ points-margin } очка.
}
action-loses = Если { $action }, в среднем потеряете { NUMBER($loss, minimumFractionDigits: 1) }{ points-margin } очка.
points-margin = { NUMBER($error) ->
    [0] {""}
   *[other] {" "}± { NUMBER($error, minimumFractionDigits: 1) }
}
clearly-best = Лучше всего { $best }.
too-close = { $count ->
    [2] Что { $best }, что { $second } — почти всё равно.
   *[other] Несколько вариантов почти равны: можно, например, { $best }.
}
deals-counted = Это средний итог в очках: боты доиграли { $deals ->
    [one] { $deals } расклад
    [few] { $deals } расклада
   *[other] { $deals } раскладов
}.

## What lies on a table, for the ear

meld-owned = { $seat ->
    [you] Эта комбинация ваша.
   *[one] Эту комбинацию выкладывает { $seat }.
}
trick-card = { $seat ->
    [you] Вы кладёте { CARD($card, case: "accusative") }.
   *[one] { $seat } кладёт { CARD($card, case: "accusative") }.
}
trick-lead = { $seat ->
    [you] Вы заходите с { CARD($card, case: "genitive") }.
   *[one] { $seat } заходит с { CARD($card, case: "genitive") }.
}
trick-taker = { $seat ->
    [you] Вы кладёте { CARD($card, case: "accusative") } и берёте взятку.
   *[one] { $seat } кладёт { CARD($card, case: "accusative") } и берёт взятку.
}
trick-lead-taker = { $seat ->
    [you] Вы заходите с { CARD($card, case: "genitive") } и берёте взятку.
   *[one] { $seat } заходит с { CARD($card, case: "genitive") } и берёт взятку.
}

## Refusals

players-refused = В этой игре не может быть { $players ->
    [1] одного игрока
    [one] { $players } игрока
   *[other] { $players } игроков
}.
no-such-seat = Места { $number } здесь нет: последнее — { $players }.
out-of-turn = Игроку на месте { $number } ходить ещё рано: очередь игрока на месте { $due }.
deal-over = Эта раздача окончена.
match-ended = Дальше играть некому.
cards-hidden = В этой раздаче записаны не все карты.
not-held = У вас нет { CARD($card, case: "genitive") }.
rule-refused = У домашнего правила «{ $rule_name }» нет значения «{ $value }».
no-end = Такая партия не кончилась бы никогда: задайте предел очков или число раздач.
card-too-often = Карта «{ CARD($card) }» встречается здесь больше раз, чем есть в колоде.
wrong-deck = В записи { $held ->
    [one] { $held } карта
    [few] { $held } карты
   *[many] { $held } карт
}, а должно быть { $wanted }.
wrong-stacks = Фишки записаны у { $held ->
    [1] одного игрока
    [one] { $held } игрока
   *[other] { $held } игроков
}, а играют { $players }.
wrong-answers = Такой вопрос задать нельзя: верным должен быть хотя бы один ответ, но не все. Здесь верных { $right } из { $answers }.
players-unreadable = Так игроков не записывают: «{ $players }».

## Партия

match-led = { $seats ->
    [you] Вы впереди.
    [one] Впереди { $seats }.
    [we] { $seats } впереди.
   *[several] { $seats } впереди.
}
lead-shared = { $seats ->
    [you] Вы впереди.
    [one] Впереди { $seats }.
    [we] { $seats } впереди с равным счётом.
   *[several] { $seats } впереди с равным счётом.
}
match-won = { $seats ->
    [you] Вы выиграли партию.
    [one] Партию выигрывает { $seats }.
    [we] { $seats } выиграли партию.
   *[several] { $seats } выиграли партию.
}
win-shared = { $seats ->
    [you] Вы выиграли партию.
    [one] Партию выигрывает { $seats }.
    [we] { $seats } набрали поровну и разделили победу.
   *[several] { $seats } набрали поровну и разделили победу.
}
leaving-deal = Если выйти сейчас, эту раздачу не засчитают, и победителя в партии не будет.
left-match = { $way ->
    [none] Вы выходите из игры, когда ни у кого ещё нет очков.
    [shared] Вы выходите из игры: у вас { points }, и вы делите { place }.
   *[alone] Вы выходите из игры: у вас { points }, { place } из { $sides }.
}
place = { $position ->
    [1] первое место
    [2] второе место
    [3] третье место
    [4] четвёртое место
    [5] пятое место
    [6] шестое место
    [7] седьмое место
    [8] восьмое место
    [9] девятое место
   *[10] десятое место
}
player-reaches = Партия кончается, когда кто-нибудь наберёт { points }; побеждает тот, у кого очков больше всех.
side-reaches = Партия кончается, когда одна из команд наберёт { points }; побеждает та, у которой очков больше.
player-loses = Партия кончается, когда кто-нибудь проиграет { points }; побеждает тот, кто проиграл меньше всех.
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
ends-after = Партия кончается после { deals }; побеждает тот, у кого очков больше всех.
ends-by-then = Больше { deals } партия не длится.
deals = { $deals ->
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
}

## Карты, которые не подходят

cards-not-allowed = { CARD($cards, case: "accusative") } сейчас положить нельзя.
