### The sentences of Rook.

## Cards

rook = { $case ->
    [accusative] грача
    [genitive] грача
    [instrumental] грачом
   *[nominative] грач
}
rook-card = { colour } { number }
colour = { $case ->
    [accusative] { $colour ->
        [R] красную
        [G] зелёную
        [Y] жёлтую
       *[B] чёрную
    }
    [genitive] { $colour ->
        [R] красной
        [G] зелёной
        [Y] жёлтой
       *[B] чёрной
    }
    [instrumental] { $colour ->
        [R] красной
        [G] зелёной
        [Y] жёлтой
       *[B] чёрной
    }
   *[nominative] { $colour ->
        [R] красная
        [G] зелёная
        [Y] жёлтая
       *[B] чёрная
    }
}
number = { $number ->
    [1] { $case ->
        [accusative] единицу
        [genitive] единицы
        [instrumental] единицей
       *[nominative] единица
    }
    [10] { $case ->
        [accusative] десятку
        [genitive] десятки
        [instrumental] десяткой
       *[nominative] десятка
    }
    [11] 11
    [12] 12
    [13] 13
    [14] 14
   *[other] { rank }
}

suit = { $suit ->
    [S] пики
    [H] черви
    [D] бубны
    [C] трефы
    [R] красные
    [G] зелёные
    [Y] жёлтые
   *[B] чёрные
}

## What happens

cards-dealt = Карты сданы, { $cards ->
    [1] одна остаётся в прикупе.
    [2] две остаются в прикупе.
    [3] три остаются в прикупе.
   *[other] { $cards } остаются в прикупе.
}
passed = { $seat ->
    [you] Вы пасуете.
   *[one] { $seat } пасует.
}
points-bid = { $seat ->
    [you] Вы заявляете { $points }.
   *[one] { $seat } заявляет { $points }.
}
bid-won = { $seat ->
    [you] Вы выигрываете торг с заявкой { $points }.
   *[one] { $seat } выигрывает торг с заявкой { $points }.
}
hand-thrown-in = Все пасуют: пересдача.
cards-given = { $seat ->
    [you] Вы передаёте { side } { CARD($given, case: "accusative") }.
   *[one] { $seat } передаёт { side } { CARD($given, case: "accusative") }.
}
unseen-given = { $seat ->
    [you] Вы передаёте { side } { cards }.
   *[one] { $seat } передаёт { side } { cards }.
}
side = { $side ->
    [left] налево
   *[right] направо
}
trump-named = { $seat ->
    [you] Вы назначаете козырем { suit }.
   *[one] { $seat } назначает козырем { suit }.
}
partner-named = { $seat ->
    [you] Вы играете с тем, у кого { CARD($card) }.
   *[one] { $seat } играет с тем, у кого { CARD($card) }.
}
cards-taken-up = { $seat ->
    [you] Вам передали { CARD($received, case: "accusative") }.
   *[one] { $seat } берёт переданные карты: { CARD($received, case: "accusative") }.
}
lead-chosen = { $seat ->
    [you] В первой взятке заходите вы.
   *[one] В первой взятке заходит { $seat }.
}
card-led = { $seat ->
    [you] Вы заходите с { CARD($card, case: "genitive") }.
   *[one] { $seat } заходит с { CARD($card, case: "genitive") }.
}
card-played = { $seat ->
    [you] Вы кладёте { CARD($card, case: "accusative") }.
   *[one] { $seat } кладёт { CARD($card, case: "accusative") }.
}
partner-shown = { $seat ->
    [you] Это карта партнёра: теперь все знают, с кем вы играете.
   *[one] Это карта партнёра: { $seat } играет вместе с тем, кто выиграл торг.
}
trick-won = { $seat ->
    [you] Вы берёте взятку{ points-in-it }.
   *[one] { $seat } берёт взятку{ points-in-it }.
}
last-trick-won = { $seat ->
    [you] Вы берёте последнюю взятку{ points-in-it }.
   *[one] { $seat } берёт последнюю взятку{ points-in-it }.
}
points-in-it = { $points ->
    [0] {""}
   *[other] {", "}а с ней { points }
}
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
kitty-turned-up = { $points ->
    [0] В прикупе { CARD($turned_up) }: очков там нет.
   *[other] В прикупе { CARD($turned_up) }: это { points } команде играющего.
}
played-alone = { $seat ->
    [you] { CARD($card, case: "genitive") } ни у кого другого не было: вы играли без партнёра.
   *[one] { CARD($card, case: "genitive") } ни у кого другого не было: { $seat } играет без партнёра.
}
every-trick-won = { $seats ->
    [you] Вы берёте все взятки и получаете премию в 100 очков.
    [one] { $seats } берёт все взятки и получает премию в 100 очков.
    [we] { $seats } берёте все взятки и получаете премию в 100 очков.
   *[several] { $seats } берут все взятки и получают премию в 100 очков.
}
points-scored = { $seats ->
    [you] Вы записываете себе { points }.
    [one] { $seats } записывает себе { points }.
    [we] { $seats } записываете себе { points }.
   *[several] { $seats } записывают себе { points }.
}
bid-reached = { $seats ->
    [you] Вы набираете { points } при заявке { $bid } и записываете себе { score }.
    [one] { $seats } набирает { points } при заявке { $bid } и записывает себе { score }.
    [we] { $seats } набираете { points } при заявке { $bid } и записываете себе { score }.
   *[several] { $seats } набирают { points } при заявке { $bid } и записывают себе { score }.
}
bid-missed = { $seats ->
    [you] Вы набираете только { points } вместо заявленных { $bid } и теряете { loss }.
    [one] { $seats } набирает только { points } вместо заявленных { $bid } и теряет { loss }.
    [we] { $seats } набираете только { points } вместо заявленных { $bid } и теряете { loss }.
   *[several] { $seats } набирают только { points } вместо заявленных { $bid } и теряют { loss }.
}
score = { $shares ->
    [1] { $score }
   *[other] по { $score }
}
loss = { $shares ->
    [1] { $lost }
   *[other] по { $lost }
}

## What a player may do, as it follows «лучше»

rook-action = { $said ->
    [pass] спасовать
    [bid] заявить { $points }
    [give] передать { CARD($seen, case: "accusative") }
    [trump] назначить козырем { suit }
    [partner] назначить козырем { suit }, а картой партнёра — { CARD($seen, case: "accusative") }
    [me] оставить заход за собой
    [left] отдать заход соседу слева
    [open] зайти с { CARD($seen, case: "genitive") }
   *[play] положить { CARD($seen, case: "accusative") }
}

## What is asked

suit-led = { $suit ->
    [S] Зашли с пик
    [H] Зашли с червей
    [D] Зашли с бубён
    [C] Зашли с треф
    [R] Зашли с красной
    [G] Зашли с зелёной
    [Y] Зашли с жёлтой
   *[B] Зашли с чёрной
}: отвечайте в масть.
suit-missing = { $suit ->
    [S] Пик у вас нет
    [H] Червей у вас нет
    [D] Бубён у вас нет
    [C] Треф у вас нет
    [R] Красных у вас нет
    [G] Зелёных у вас нет
    [Y] Жёлтых у вас нет
   *[B] Чёрных у вас нет
}: кладите любую карту.
trumps-led = Зашли с козыря: кладите козыря.
trumps-missing = Козырей у вас нет: кладите любую карту.

## Hints

bid-often = { $higher ->
    [0] Заявка { $points } удаётся в { NUMBER($share, style: "percent") } раскладов.
   *[other] Заявка { $points } удаётся в { NUMBER($share, style: "percent") } раскладов, а { $higher } — в { NUMBER($less, style: "percent") }.
}
deals-played-out = Боты разыграли { $deals ->
    [one] { $deals } расклад
    [few] { $deals } расклада
   *[many] { $deals } раскладов
}; всё, что вы видели, учтено.

## Refusals

bid-or-pass = Торговля ещё не кончилась: заявляйте или пасуйте.
wrong-step = Заявка должна делиться на { $step }, а { $points } не делится.
bid-too-low = Меньше { $least } заявить нельзя.
not-higher = Заявка должна быть больше { $bid }.
bid-too-high = Больше { $most } заявить нельзя: это все очки раздачи.
give-now = Сначала выберите карты, которые передаёте.
wrong-count = Передать нужно { cards-wanted }, а вы { $chosen ->
    [0] не выбрали ни одной
    [1] выбрали одну
    [2] выбрали две
    [3] выбрали три
    [4] выбрали четыре
    [5] выбрали пять
   *[other] выбрали слишком много
}.
cards-wanted = { $wanted ->
    [1] одну карту
    [3] три карты
    [one] { $wanted } карту
    [few] { $wanted } карты
   *[many] { $wanted } карт
}
name-trumps = Сначала назначьте козырь.
no-such-suit = { $suit ->
    [S] Пик
    [H] Червей
    [D] Бубён
    [C] Треф
    [R] Красной масти
    [G] Зелёной масти
    [Y] Жёлтой масти
   *[B] Чёрной масти
} в этой колоде нет.
no-partner-card = Когда играют вчетвером, партнёр сидит напротив, и карту партнёра не называют.
partner-card-missing = Назовите и карту партнёра: любую, которой у вас нет на руках.
partner-card-held = { CARD($card) } у вас на руках. Назовите карту, которой у вас нет.
say-who-leads = Сначала скажите, кто заходит первым.
play-now = Кладите карту.
must-follow = { $suit ->
    [S] Зашли с пик, и пики у вас есть
    [H] Зашли с червей, и черви у вас есть
    [D] Зашли с бубён, и бубны у вас есть
    [C] Зашли с треф, и трефы у вас есть
    [R] Зашли с красной, и красные у вас есть
    [G] Зашли с зелёной, и зелёные у вас есть
    [Y] Зашли с жёлтой, и жёлтые у вас есть
   *[B] Зашли с чёрной, и чёрные у вас есть
}: отвечайте в масть.
rook-follows = Зашли с козыря, а грач — ваш единственный козырь: кладите его.
