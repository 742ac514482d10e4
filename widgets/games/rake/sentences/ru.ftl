### The sentences of Rake.

## Cards and hands

vardic-card = { $suit ->
    [S] { rank } черепов
    [W] { rank } крыльев
    [F] { rank } клыков
   *[C] { rank } крестов
}
hand = { $kind ->
    [HIGH_CARD] простое старшинство: { CARD($rank) }
    [PAIR] пара { CARD($rank, case: "genitive-plural") }
    [TWO_PAIR] две пары: { CARD($rank, case: "plural") } и { CARD($other_rank, case: "plural") }
    [THREE_OF_A_KIND] тройка { CARD($rank, case: "genitive-plural") }
    [RUN] серия до { CARD($rank, case: "genitive") }
    [SUITS_FULL] «цвет» { suits-full }
    [FULL_PACK] укладка: тройка { CARD($rank, case: "genitive-plural") } и пара { CARD($other_rank, case: "genitive-plural") }
    [QUADS] квадрат { CARD($rank, case: "genitive-plural") }
   *[RAKE] рейк до { CARD($rank, case: "genitive") }
}
hand-accusative = { $kind ->
    [HIGH_CARD] простое старшинство
    [PAIR] пару { CARD($rank, case: "genitive-plural") }
    [THREE_OF_A_KIND] тройку { CARD($rank, case: "genitive-plural") }
    [RUN] серию до { CARD($rank, case: "genitive") }
    [FULL_PACK] укладку: тройку { CARD($rank, case: "genitive-plural") } и пару { CARD($other_rank, case: "genitive-plural") }
   *[other] { hand }
}
suits-full = { $suit ->
    [S] <span class="rake-vardic">черепов</span><span class="rake-standard">пик</span>
    [W] <span class="rake-vardic">крыльев</span><span class="rake-standard">червей</span>
    [F] <span class="rake-vardic">клыков</span><span class="rake-standard">бубён</span>
   *[C] <span class="rake-vardic">крестов</span><span class="rake-standard">треф</span>
}
hand-kind = { $kind ->
    [HIGH_CARD] простое старшинство
    [PAIR] пара
    [TWO_PAIR] две пары
    [THREE_OF_A_KIND] тройка
    [RUN] серия
    [SUITS_FULL] «цвет»
    [FULL_PACK] укладка
    [QUADS] квадрат
   *[RAKE] рейк
}
hand-kind-accusative = { $kind ->
    [PAIR] пару
    [THREE_OF_A_KIND] тройку
    [RUN] серию
    [FULL_PACK] укладку
   *[other] { hand-kind }
}

## What happens in a round

antes-paid = Все вносят начальную ставку, по { chips-each }.
last-chips-paid = { $seats ->
    [you] Вы вносите последние фишки и играете ва-банк.
    [one] { $seats } вносит последние фишки и играет ва-банк.
    [we] { $seats } вносите последние фишки и играете ва-банк.
   *[several] { $seats } вносят последние фишки и играют ва-банк.
}
dealt = { $seat ->
    [you] Вы сдаёте всем по три карты.
   *[one] { $seat } сдаёт всем по три карты.
}
picked-up = { $seat ->
    [you] Вы берёте { picked-card }.
   *[one] { $seat } берёт { picked-card }.
}
picked-card = { $slot ->
    [0] { CARD($card, case: "accusative") }
   *[other] закрытую карту № { $slot }{ card-seen }
}
card-seen = { $card ->
    [None] {""}
   *[other] {" "}— { CARD($card, case: "accusative") }
}
taken-down = { $seat ->
    [you] Вы берёте закрытую карту{ card-seen }.
   *[one] { $seat } берёт закрытую карту{ card-seen }.
}
betting-ended = Торг окончен, в банке { chips-nominative }.
betting-skipped = Торговаться не с кем.
middle-laid = В прикупе на виду { CARD($up) }, ещё { $down ->
    [1] одна карта закрыта
    [2] две карты закрыты
    [3] три карты закрыты
    [4] четыре карты закрыты
    [5] пять карт закрыты
    [6] шесть карт закрыты
    [7] семь карт закрыты
    [8] восемь карт закрыты
    [one] { $down } карта закрыта
    [few] { $down } карты закрыты
   *[many] { $down } карт закрыты
}.
hand-revealed = { $seat ->
    [you] Вы показываете { hand-accusative } ({ CARD($cards) }).
   *[one] { $seat } показывает { hand-accusative } ({ CARD($cards) }).
}
skull-judges = { $code ->
    [wins] Туз черепов выигрывает.
    [loses] Туз черепов проигрывает.
   *[would-lose] Туз черепов пока проигрывает.
}
skull-in-hand = { $code ->
    [wins] <strong>Туз черепов выигрывает</strong>: он входит в комбинацию, и побить эту руку нечем.
    [spare] <strong>Туз черепов проигрывает</strong>: он лежит рядом с комбинацией, а не в ней.
    [would-lose] <strong>Туз черепов пока проигрывает</strong>: ему нужно войти в тройку или во что-то старше.
   *[low] <strong>Туз черепов проигрывает</strong>: простое старшинство, пара и две пары его не спасают.
}
draw-due = Лучшие руки равны, поэтому их хозяева тянут по карте из колоды: у кого она старше, тому и банк.
drew = { $seat ->
    [you] Вы тянете { CARD($card, case: "accusative") }.
   *[one] { $seat } тянет { CARD($card, case: "accusative") }.
}

## What decides between hands

decisive = { $code ->
    [skull-wins] Туз черепов бьёт всё.
    [skull-loses] Туз черепов топит руку, в которой лежит.
    [category] { $kind ->
        [PAIR] Пара старше { $beaten }.
        [TWO_PAIR] Две пары старше { $beaten }.
        [THREE_OF_A_KIND] Тройка старше { $beaten }.
        [RUN] Серия старше { $beaten }.
        [SUITS_FULL] «Цвет» старше { $beaten }.
        [FULL_PACK] Укладка старше { $beaten }.
        [QUADS] Квадрат старше { $beaten }.
       *[RAKE] Рейк старше { $beaten }.
    }
    [to-draw] Хозяева равных рук тянут по карте из колоды: у кого она старше, тому и банк.
    [draw] Решает вытянутая карта: { CARD($high_rank) } старше { CARD($low_rank, case: "genitive") }.
    [high-card] Решает старшая карта: { CARD($high_rank) } старше { CARD($low_rank, case: "genitive") }.
    [pair] Пара { CARD($high_rank, case: "genitive-plural") } старше пары { CARD($low_rank, case: "genitive-plural") }.
    [high-pair] Решает старшая из двух пар: { CARD($high_rank, case: "plural") } старше { CARD($low_rank, case: "genitive-plural") }.
    [low-pair] Старшие пары равны, и решает младшая: { CARD($high_rank, case: "plural") } старше { CARD($low_rank, case: "genitive-plural") }.
    [kicker] { $kind ->
        [HIGH_CARD] Старшие карты равны, и решает первая несовпавшая
        [TWO_PAIR] Обе пары равны, и решает кикер
       *[PAIR] Пары равны, и решает кикер
    }: { CARD($high_rank) } старше { CARD($low_rank, case: "genitive") }.
    [triplet] { $kind ->
        [FULL_PACK] В укладках решает тройка: { CARD($high_rank, case: "plural") } старше { CARD($low_rank, case: "genitive-plural") }.
       *[THREE_OF_A_KIND] Тройка { CARD($high_rank, case: "genitive-plural") } старше тройки { CARD($low_rank, case: "genitive-plural") }.
    }
    [quads] Квадрат { CARD($high_rank, case: "genitive-plural") } старше квадрата { CARD($low_rank, case: "genitive-plural") }.
    [top-card] { $kind ->
        [RAKE] Рейк до { CARD($high_rank, case: "genitive") } старше рейка до { CARD($low_rank, case: "genitive") }.
       *[RUN] Серия до { CARD($high_rank, case: "genitive") } старше серии до { CARD($low_rank, case: "genitive") }.
    }
    [suits-full-card] Решает первая несовпавшая карта: { CARD($high_rank) } старше { CARD($low_rank, case: "genitive") }.
   *[split] Всё, что идёт в счёт, в них одинаково.
}
beaten-kind = { $kind ->
    [HIGH_CARD] простого старшинства
    [PAIR] пары
    [TWO_PAIR] двух пар
    [THREE_OF_A_KIND] тройки
    [RUN] серии
    [SUITS_FULL] «цвета»
    [FULL_PACK] укладки
    [QUADS] квадрата
   *[RAKE] рейка
}
hand-wins = Выигрывает рука { $number }.
hands-equal = Руки { $others } и { $last } равны.
hands-split = Руки { $others } и { $last } делят банк.
deal-won = { $seats ->
    [you] Выигрываете вы.
    [one] Выигрывает { $seats }.
    [we] Банк делите { $seats }.
   *[several] Банк делят { $seats }.
}
best-card-wins = С лучшей картой вы этот круг выиграли бы — у вас { best-hand }.
best-hand = { $kind ->
    [TWO_PAIR] были бы { hand }
    [HIGH_CARD] было бы { hand }
    [SUITS_FULL] был бы { hand }
    [QUADS] был бы { hand }
    [RAKE] был бы { hand }
   *[other] была бы { hand }
}
card-makes = { $kind ->
    [HIGH_CARD] С ней у вас всего лишь { hand }.
   *[other] С ней у вас { hand }.
}

## How good the card taken is

best-taken = Верно. { best-card }
equal-taken = Верно. Одинаково хороши { CARD($cards) }.
worse-taken = { NUMBER($points) ->
    [100] Можно лучше: с этой картой не выиграть вовсе, а с лучшей выигрывают всегда.
   *[other] Можно лучше: с этой картой шанс выиграть на { NUMBER($points, minimumFractionDigits: 1) } процентного пункта ниже.
}
other-worse = { NUMBER($points) ->
    [100] С { CARD($card, case: "instrumental") } не выиграть вовсе, а с лучшей картой выигрывают всегда.
   *[other] С { CARD($card, case: "instrumental") } шанс выиграть на { NUMBER($points, minimumFractionDigits: 1) } процентного пункта ниже.
}
skull-sinks = С этой картой туз черепов топит вас { taken-often }, с лучшей — { best-often }.
taken-often = { NUMBER($taken) ->
    [1] всегда
   *[other] в { NUMBER($taken, style: "percent", maximumFractionDigits: 1) } раскладов
}
best-often = { NUMBER($best) ->
    [0] никогда
    [1] всегда
   *[other] в { NUMBER($best, style: "percent", maximumFractionDigits: 1) }
}
best-chance = { NUMBER($best) ->
    [1] всегда
   *[other] в { NUMBER($best, style: "percent", maximumFractionDigits: 1) } раскладов
}
better-at-once = Лучшая карта сразу дала бы комбинацию постарше.
big-less-often = { NUMBER($taken) ->
    [0] Серии или чего-то старше с этой картой не выйдет никогда, с лучшей — выйдет { best-chance }.
   *[other] Серия или что-то старше с этой картой выходит { taken-often }, с лучшей — { best-often }.
}
unseen-better = Закрытая карта в среднем помогла бы руке больше, чем любая открытая.
face-up-better = Закрытая карта в среднем помогла бы руке меньше, чем лучшая открытая.
best-denies = Вашей руке лучшая карта помогла бы не больше, чем эта, зато не досталась бы соперникам.
higher-later = С лучшей картой комбинация та же, но либо сама старше, либо её чаще удаётся усилить.
rank-told = { NUMBER($chance) ->
    [1] Все видят, что карта того же достоинства у вас уже есть.
   *[other] Все видели, что вы взяли. Насколько они могут судить, ещё одна такая карта у вас есть с вероятностью { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
}
best-card = Лучше всего { CARD($card) }.
best-cards = Лучше всего { CARD($cards) }: они одинаково хороши.
any-card = Подойдёт любая карта: все одинаково хороши.
any-card-sunk = Всё равно, какую карту взять: туз черепов почти наверняка потопит вашу руку.

## What the odds rest on

chances-counted = { $deals ->
    [0] Шансы выиграть при открытии карт подсчитаны точно.
    [one] Шансы выиграть при открытии карт подсчитаны по { $deals } раскладу. { plus-minus }
   *[other] Шансы выиграть при открытии карт подсчитаны по { $deals } раскладам. { plus-minus }
}
others-pick = Считаем, что никто больше не пасует и не делает выводов из чужого выбора, а соперники берут { $policy ->
    [outs] то, что может усилить руку потом
    [made] то, что усиливает руку сейчас
   *[random] карту наугад
}.

## Decisions reviewed

phase = { $phase ->
    [first-betting] Первый торг
    [first-pick] Первый прикуп
    [second-betting] Второй торг
    [second-pick] Второй прикуп
   *[third-betting] Третий торг
}
decision-made = { $act ->
    [fold] спасовать
    [check] сказать «чек»
    [call] уравнять, доплатив { $chips }
    [bet] поставить { $chips }
    [raise] поднять до { $chips }
   *[take] { CARD($card) }
}

not-judged = Это решение не оценивается.
call-close = Почти всё равно: чтобы уравнять без убытка, нужен шанс в { NUMBER($needed, style: "percent", maximumFractionDigits: 1) }.
call-good = Верно: уравнивание окупалось уже при шансе в { NUMBER($needed, style: "percent", maximumFractionDigits: 1) }.
fold-good = Верно: уравнивать стоило бы только с шансом не меньше { NUMBER($needed, style: "percent", maximumFractionDigits: 1) }.
card-left = Выбирать было не из чего: осталась одна карта или одни закрытые.
card-good = Верно: ни одна карта не была заметно лучше.
fold-better = Лучше было спасовать: чтобы уравнивание окупилось, нужен шанс в { NUMBER($needed, style: "percent", maximumFractionDigits: 1) }, а здесь он был на { points-margin } процентного пункта ниже.
call-better = Лучше было уравнять: это окупалось уже при шансе в { NUMBER($needed, style: "percent", maximumFractionDigits: 1) }, а здесь он был на { points-margin } процентного пункта выше.
card-better = С { CARD($card, case: "instrumental") } шанс был бы на { points-margin } процентного пункта выше.
cards-better = Лучше были { CARD($cards) }: с любой из этих карт шанс был бы на { points-margin } процентного пункта выше.
points-margin = { NUMBER($error) ->
    [0] { NUMBER($points, minimumFractionDigits: 1) }
   *[other] { NUMBER($points, minimumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1) }
}
chance-at-first = { $only ->
    [1] Перед единственным решением эта рука выигрывала при открытии в { first-chance } случаев.
   *[other] Перед первым решением эта рука выигрывала при открытии в { first-chance } случаев.
}
first-chance = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
chance-at-last = Перед последним решением — в { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } случаев.
pots-won = { NUMBER($share) ->
    [0] В итоге банк достался другим.
    [1] В итоге банк достался этой руке.
   *[other] В итоге этой руке досталось { NUMBER($share, style: "percent", maximumFractionDigits: 1) } фишек из всех банков.
}
costliest-decision = { $number ->
    [0] Явных ошибок нет.
   *[other] Дороже всего обошлось решение № { $number }.
}
chance-moved = { $way ->
    [up] Случай и ходы соперников подняли шанс на { moved-points } процентного пункта.
    [down] Случай и ходы соперников снизили шанс на { moved-points } процентного пункта.
   *[same] Случай и ходы соперников шанса не изменили.
}
moved-points = { NUMBER($points, minimumFractionDigits: 1) }
picks-cost = { NUMBER($cost) ->
    [0] На выборе карт в прикупе не потеряно ничего.
   *[other] На выборе карт в прикупе потеряно { NUMBER($cost, minimumFractionDigits: 1) } процентного пункта.
}

## The rounds that the reader has played

rounds-played = { $rounds ->
    [1] Вы доиграли один круг{ ahead-in-one }.
   *[other] Вы доиграли { rounds-accusative } и { $every ->
        [1] каждый раз оставались в плюсе
       *[0] { $ahead ->
            [0] ни разу не остались в плюсе
            [1] остались в плюсе один раз
            [few] остались в плюсе { $ahead } раза
           *[other] остались в плюсе { $ahead } раз
        }
    }.
}
rounds-accusative = { $rounds ->
    [one] { $rounds } круг
    [few] { $rounds } круга
   *[other] { $rounds } кругов
}
ahead-in-one = { $ahead ->
    [0] {" и не остались в плюсе"}
   *[other] {" и остались в плюсе"}
}
chips-gained = { $way ->
    [up] Всего вы выиграли { chips-accusative }.
    [down] Всего вы проиграли { chips-accusative }.
   *[even] Всего вы не выиграли и не проиграли ни фишки.
}
gain-rate = { $way ->
    [up] В пересчёте на сто кругов вы выигрываете { $stakes } ± { antes-accusative }. { luck-explains }
    [down] В пересчёте на сто кругов вы проигрываете { $stakes } ± { antes-accusative }. { luck-explains }
   *[even] В пересчёте на сто кругов вы остаётесь при своих (± { antes-accusative }). { luck-explains }
}
antes-accusative = { $error ->
    [one] { $error } начальную ставку
    [few] { $error } начальные ставки
   *[other] { $error } начальных ставок
}
luck-explains = { $clear ->
    [0] Это могло быть и простое везение.
   *[other] Одним везением этого не объяснить.
}
too-few-rounds = Кругов пока слишком мало, чтобы судить о вашей игре.
decisions-count = { $decisions ->
    [0] Пока не оценено ни одно ваше решение.
    [1] Пока оценено одно ваше решение{ in-rounds }.
    [one] Пока оценено { $decisions } ваше решение{ in-rounds }.
    [few] Пока оценено { $decisions } ваших решения{ in-rounds }.
   *[other] Пока оценено { $decisions } ваших решений{ in-rounds }.
}
in-rounds = { $rounds ->
    [1] {" из одного круга"}
    [one] {" из "}{ $rounds } круга
   *[other] {" из "}{ $rounds } кругов
}
cost-rate = На сто решений вы отдали { NUMBER($pots, minimumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1) } банка.
too-few-decisions = Решений пока слишком мало, чтобы сказать, чего они стоят.
rounds-open = { $rounds ->
    [1] Ещё не оценён один круг.
    [one] Ещё не оценён { $rounds } круг.
    [few] Ещё не оценены { $rounds } круга.
   *[other] Ещё не оценено { $rounds } кругов.
}

## A bet to answer

reveal-chance = Если никто не спасует, вы выиграете в { NUMBER($chance, style: "percent", maximumFractionDigits: 1) } возможных раскладов{ chance-error }{ chance-needed }.
chance-error = { NUMBER($error) ->
    [0] {""}
   *[other] {" "}(± { NUMBER($error, minimumFractionDigits: 1) })
}
call-pays = Ваш шанс — { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }, а хватит и { NUMBER($needed, style: "percent", maximumFractionDigits: 1) }: уравнивать выгодно, если только по ставкам не видно, что вас бьют.
call-loses = Ваш шанс — только { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }, а нужно { NUMBER($needed, style: "percent", maximumFractionDigits: 1) }: уравнивать невыгодно.
call-even = Ваш шанс — { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }, и нужно почти столько же ({ NUMBER($needed, style: "percent", maximumFractionDigits: 1) }): что уравнять, что спасовать — всё равно.
bet-pays = Ваш шанс — { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }, больше равной доли (по { NUMBER($fair, style: "percent", maximumFractionDigits: 1) } на каждого): ставить выгодно, если уравняют не только те, у кого рука сильнее.
bet-loses = Ваш шанс — { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }, меньше равной доли (по { NUMBER($fair, style: "percent", maximumFractionDigits: 1) } на каждого): говорите «чек». Ставка окупится, только если все спасуют.
bet-even = Ваш шанс — { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }, почти равная доля (по { NUMBER($fair, style: "percent", maximumFractionDigits: 1) } на каждого): говорите «чек», если не ждёте, что все спасуют.

## Whose turn it is, and what a call costs

seat-next = { $seat ->
    [you] Дальше по часовой стрелке ходите вы.
   *[one] Дальше по часовой стрелке ходит { $seat }.
}
seat-folded = { $seat ->
    [you] В этом круге вы больше не ходите: ваши карты сброшены.
   *[one] { $seat } в этом круге больше не ходит: карты сброшены.
}
seat-all-in = { $seat ->
    [you] Вам больше нечего ставить, и ход переходит дальше.
   *[one] { $seat } больше ничего не может поставить, и ход переходит дальше.
}
seat-answered = { $seat ->
    [you] Вы своё слово сказали и ничего не должны.
   *[one] { $seat } сейчас молчит: слово сказано, и долга нет.
}
seat-took = { $seat ->
    [you] Вы уже взяли карту.
   *[one] { $seat } больше не берёт: своя карта уже взята.
}
seat-later = По часовой стрелке сначала ходит кто-то другой.
still-to-act = { $seat ->
    [you] Сначала отвечаете вы.
   *[one] Сначала отвечает { $seat }.
}
still-to-take = { $seat ->
    [you] Сначала берёте карту вы.
   *[one] Сначала берёт карту { $seat }.
}
price-chips = { $price ->
    [one] { $price } фишка
    [few] { $price } фишки
    [many] { $price } фишек
   *[other] { $price } фишки
}
price-owed = { $price ->
    [0] Никто не поставил, так что вы ничего не должны.
   *[other] { $put ->
        [0] Цена — { $price }, а вы пока ничего не поставили.
       *[other] Цена — { price-chips }, из них { $put } вы уже поставили.
    }
}
chips-left = У вас { $chips ->
    [one] осталась { $chips } фишка
    [few] осталось { $chips } фишки
   *[other] осталось { $chips } фишек
}.

## What comes next, and what is laid, held or counted

step-ended = { $code ->
    [one] Остался только один игрок.
    [five] У всех, кто в игре, по пять карт.
    [taken] Все, кто в игре, взяли по карте.
    [skipped] Карты взяли все, а фишки для торга остались разве что у одного.
   *[answered] Все, кто в игре, ответили и ничего не должны.
}
rows-laid = В прикупе два ряда по { $row ->
    [one] { $row } карте
    [few] { $row } карты
   *[many] { $row } карт
}: открытый и закрытый.
cards-laid = На каждого, кто ещё в игре, в прикуп кладут две карты: открытую и закрытую.
outs-shown = { $count ->
    [one] Эта карта даёт { hand-kind-accusative }.
   *[other] Эти карты дают { hand-kind-accusative }.
}
outs-asked = Придёт ещё одна карта. Сколько карт в колоде дают { hand-kind-accusative }?
makes-asked = { $kind ->
    [TWO_PAIR] С какой картой выйдут две пары?
   *[other] С какой картой выйдет { hand-kind }?
}
kind-possible = { $more ->
    [0] Судя по картам, которые вы видите, такой руки тут быть не может.
   *[1] Рука может быть и старше.
}

## A hint at a pick-up

pick-idea = { $code ->
    [skull-held] У вас туз черепов. Он вас потопит, если не войдёт в тройку или во что-то старше.
    [skull-there] В прикупе открыт туз черепов. Возьмёте — он вас потопит, если не войдёт в тройку или во что-то старше.
    [last] Это ваш последний выбор. Смотрите, что каждая карта даёт сразу.
    [alike] У вас есть карты одного достоинства, и одна из открытых подходит к вашей руке. Что получится?
    [kicker] У вас есть карты одного достоинства, но ни одна из открытых к вашей руке не подходит. Взять старшую открытую или закрытую?
    [suit] Ваши карты одной масти, и среди открытых есть карта той же масти. Стоит ли надежда на «цвет» больше, чем пара или старшая карта прямо сейчас?
    [run] С одной из открытых может выйти серия. Стоит ли надежда на неё больше, чем пара или старшая карта прямо сейчас?
    [pair] У вас пока ничего нет, но одна из открытых составит пару с вашей. Не мелковата ли такая пара?
   *[nothing] Ни одна из открытых не даёт вам пары. Что лучше взять: старшую из открытых или закрытую?
}
likely-cards = Выбирать стоит из { $count ->
    [2] двух
    [3] трёх
    [4] четырёх
   *[other] { $count }
} карт: { CARD($cards, case: "genitive") }.

## What is seen of a seat

round-seen = { $seat ->
    [you] Так этот круг видели вы.
   *[one] Так этот круг видит { $seat }.
}
card-held = { $seat ->
    [you] Вы берёте { CARD($card, case: "accusative") }.
   *[one] { $seat } берёт { CARD($card, case: "accusative") }.
}
best-hand-asked = { $seat ->
    [you] Какая самая старшая комбинация может быть у вас?
   *[one] Какую самую старшую комбинацию может собрать { $seat }?
}

## Refusals

hand-too-small = Карт в руке должно быть { $wanted }, а здесь их { $held }.
hand-too-large = В руке не больше { $most } карт, а здесь их { $held }.
table-size = За столом сидят от { $least } до { $most } игроков, а здесь их { $players }.
seat-missing = Места { $number } здесь нет: последнее — { $players }.
middle-size = Игроков здесь { $players }, так что карт в прикупе должно быть { $wanted }, а вместе со взятыми их { $held }.
face-up-size = Открытых карт в прикупе должно быть { $wanted }, а вместе со взятыми их { $held }.
taken-not-held = В задаче сказано, что вы взяли { CARD($card, case: "accusative") }, но в руке этой карты нет.
taken-unseen = Какую закрытую карту взял игрок на месте { $number }, другим не видно: напишите { $number }-xx.
pick-up-out-of-turn = Игрок на месте { $number } взял карту не в свою очередь.
pick-up-missing = Игрок на месте { $number } уже должен был взять карту, но не взял.
spot-rare = { $tries ->
    [one] За { $tries } круг такой задачи не нашлось.
    [few] За { $tries } круга такой задачи не нашлось.
   *[other] За { $tries } кругов такой задачи не нашлось.
} Нажмите ещё раз или смягчите условия.
nobody-left = Играть не с кем: никого больше не осталось.
must-take = Из прикупа берёт каждый, кто ещё в игре: не взять нельзя.
card-gone = Эту карту уже взяли.
text-unreadable = { $code ->
    [card] { $linked ->
        [1] Ссылку не прочесть: «{ $text }» — не карта. Карты пишутся латиницей: AS, TW или 9F — сначала достоинство, потом масть.
       *[0] Не могу прочесть «{ $text }» (знак { $at }) как карту. Карты пишутся латиницей: AS, TW или 9F — сначала достоинство, потом масть.
    }
    [card-none] { $linked ->
        [1] Ссылку не прочесть: в одной из рук нет карт.
       *[0] Карт пока нет. Пишите так: AS TW 9F — сначала достоинство, потом масть.
    }
    [day] У дня «{ $text }» нет задачи: дни идут с { $detail } по сегодняшний, по всемирному времени (UTC).
    [progress] Начиная со знака { $at } текст не совпадает с тем, который показало другое устройство. Скопируйте его ещё раз целиком: он начинается и кончается фигурной скобкой. Ничего не изменилось.
    [progress-none] Сначала вставьте текст с другого устройства. Он начинается и кончается фигурной скобкой.
    [entry] Не могу прочесть «{ $text }» в записи «{ $detail }». Ничего не изменилось.
    [entry-none] В записи «{ $detail }» не хватает части. Ничего не изменилось.
    [preset] { no-house-rule }
    [switch] { no-house-rule }
   *[other] { unreadable }
}
no-house-rule = { $linked ->
    [1] Ссылку не прочесть: домашнего правила «{ $text }» нет.
   *[0] Домашнего правила «{ $text }» нет.
}

## Что нужно для комбинации

kind-needs = { $kind ->
    [HIGH_CARD] Простое старшинство — это рука, в которой ничего лучшего не собралось.
    [PAIR] Пара — это две карты одного достоинства.
    [TWO_PAIR] Две пары — это две карты одного достоинства и две другого.
    [THREE_OF_A_KIND] Тройка — это три карты одного достоинства.
    [RUN] Серия — это пять карт подряд, но не все одной масти.
    [SUITS_FULL] «Цвет» — это пять карт одной масти, не подряд.
    [FULL_PACK] Укладка — это три карты одного достоинства и две другого.
    [QUADS] Квадрат — это четыре карты одного достоинства.
   *[RAKE] Рейк — это пять карт подряд, все одной масти.
}
