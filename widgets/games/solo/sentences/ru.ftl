### The sentences of Solo Whist.

## What happens

card-turned = { $seat ->
    [you] Вы сдаёте и открываете последнюю карту — { CARD($card, case: "accusative") }.
   *[one] { $seat } сдаёт и открывает последнюю карту — { CARD($card, case: "accusative") }.
}
passed = { $seat ->
    [you] Вы пасуете.
   *[one] { $seat } пасует.
}
bid-made = { $bid ->
    [prop] { $seat ->
        [you] Вы говорите «предлагаю».
       *[one] { $seat } говорит «предлагаю».
    }
   *[other] { $seat ->
        [you] Вы заявляете { bid }.
       *[one] { $seat } заявляет { bid }.
    }
}
bid = { $bid ->
    [prop] предложение
    [solo] соло
    [misere] мизер
    [abundance] абонданс
    [royal] козырный абонданс
    [ouverte] открытый мизер
   *[slam] шлем
}
bid-genitive = { $bid ->
    [prop] предложения
    [solo] соло
    [misere] мизера
    [abundance] абонданса
    [royal] козырного абонданса
    [ouverte] открытого мизера
   *[slam] шлема
}
prop-accepted = { $seat ->
    [you] Вы говорите «принимаю».
   *[one] { $seat } говорит «принимаю».
}
asked-again = { $seat ->
    [you] Вас спрашивают ещё раз: «принимаю» или пас?
   *[one] Спрашивают ещё раз: { $seat } может сказать «принимаю» или снова спасовать.
}
prop-lonely = { $seat ->
    [you] Вашего предложения никто не принимает. Заявите что-нибудь старше или спасуйте.
   *[one] Предложения никто не принимает. { $seat } может заявить что-нибудь старше или спасовать.
}
all-passed = Все пасуют: пересдача.
prop-given-up = Предложение снято: пересдача.
contract-begun = { $seats ->
    [you] Вы играете { contract }.
    [one] { $seats } играет { contract }.
    [we] { $seats } вместе играете { contract }.
   *[several] { $seats } вместе играют { contract }.
}
contract = { $suit ->
    [none] { bid } без козыря
    [open] { bid }
   *[other] { bid }, козырь — { suit }
}
suit = { $suit ->
    [S] пики
    [H] черви
    [D] бубны
   *[C] трефы
}
trump-named = { $seat ->
    [you] Вы заказываете козырь: { suit }.
   *[one] { $seat } заказывает козырь: { suit }.
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
    [you] Вы берёте взятку { CARD($card, case: "instrumental") }.
   *[one] { $seat } берёт взятку { CARD($card, case: "instrumental") }.
}
hand-shown = { $seat ->
    [you] Вы открываете остальные двенадцать карт.
   *[one] { $seat } открывает остальные двенадцать карт.
}
contract-made = { $seats ->
    [you] Вы { $tricks ->
        [0] не берёте ни одной взятки
       *[other] берёте { tricks }
    }: { bid-played-out }.
    [one] { $seats } { $tricks ->
        [0] не берёт ни одной взятки
       *[other] берёт { tricks }
    }: { bid-played-out }.
    [we] { $seats } { $tricks ->
        [0] не берёте ни одной взятки
       *[other] берёте { tricks }
    }: { bid-played-out }.
   *[several] { $seats } { $tricks ->
        [0] не берут ни одной взятки
       *[other] берут { tricks }
    }: { bid-played-out }.
}
bid-played-out = { $bid ->
    [prop] предложение сыграно
    [solo] соло сыграно
   *[slam] { bid } сыгран
}
contract-failed = { $seats ->
    [you] Вы { $tricks ->
        [0] не берёте ни одной взятки
       *[other] берёте { tricks }
    }: { bid-not-made }.
    [one] { $seats } { $tricks ->
        [0] не берёт ни одной взятки
       *[other] берёт { tricks }
    }: { bid-not-made }.
    [we] { $seats } { $tricks ->
        [0] не берёте ни одной взятки
       *[other] берёте { tricks }
    }: { bid-not-made }.
   *[several] { $seats } { $tricks ->
        [0] не берут ни одной взятки
       *[other] берут { tricks }
    }: { bid-not-made }.
}
bid-not-made = { $bid ->
    [prop] предложение не сыграно
    [solo] соло не сыграно
   *[slam] { bid } не сыгран
}
declarers-paid = { $seats ->
    [you] Вы получаете с каждого противника { credits }.
    [one] { $seats } получает с каждого противника { credits }.
    [we] { $seats } получаете с каждого противника по { credits-each }.
   *[several] { $seats } получают с каждого противника по { credits-each }.
}
opponents-paid = { $seats ->
    [you] Вы платите каждому противнику { credits }.
    [one] { $seats } платит каждому противнику { credits }.
    [we] { $seats } платите каждому противнику по { credits-each }.
   *[several] { $seats } платят каждому противнику по { credits-each }.
}
credits = { $credits ->
    [one] { $credits } фишку
    [few] { $credits } фишки
    [many] { $credits } фишек
   *[other] { $credits } фишки
}
credits-each = { $credits ->
    [one] { $credits } фишке
    [few] { $credits } фишки
    [many] { $credits } фишек
   *[other] { $credits } фишки
}
points-written = { $seats ->
    [you] Вы записываете себе { points }.
    [one] { $seats } записывает себе { points }.
    [we] { $seats } записываете себе по { points-each }.
   *[several] { $seats } записывают себе по { points-each }.
}
points-each = { $points ->
    [one] { $points } очку
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
tricks = { $tricks ->
    [1] одну взятку
    [one] { $tricks } взятку
    [few] { $tricks } взятки
    [many] { $tricks } взяток
   *[other] { $tricks } взятки
}

plays-open = { $seat ->
    [you] Вы играете в открытую.
   *[one] { $seat } играет в открытую.
}

## What a player may do, as it follows «лучше»

card-action = { $kind ->
    [pass] спасовать
    [cop] сказать «принимаю»
    [bid-prop] сказать «предлагаю»
    [bid-solo] заявить соло
    [bid-misere] заявить мизер
    [bid-abundance] заявить абонданс
    [bid-royal] заявить козырный абонданс
    [bid-ouverte] заявить открытый мизер
    [bid-slam] заявить шлем
    [trump-S] заказать пики
    [trump-H] заказать черви
    [trump-D] заказать бубны
    [trump-C] заказать трефы
    [lead] зайти с { CARD($seen, case: "genitive") }
   *[play] положить { CARD($seen, case: "accusative") }
}

## Hints

bid-often = { $bid ->
    [prop] { NUMBER($share) ->
        [0] Вдвоём вам не справиться ни в одном раскладе.
       *[other] Вдвоём вы справитесь в { NUMBER($share, style: "percent") } раскладов.
    }
   *[other] { NUMBER($share) ->
        [0] Вы не сыграете { bid } ни в одном раскладе.
       *[other] Вы сыграете { bid } в { NUMBER($share, style: "percent") } раскладов.
    }
}
credits-gained = { NUMBER($gain) ->
    [0] { NUMBER($error) ->
        [0] Если { $action }, останетесь при своих.
       *[other] Если { $action }, останетесь при своих (± { NUMBER($error, minimumFractionDigits: 1) }).
    }
   *[other] Если { $action }, выиграете { NUMBER($gain, minimumFractionDigits: 1) }{ points-margin } фишки.
}
credits-lost = Если { $action }, потеряете { NUMBER($loss, minimumFractionDigits: 1) }{ points-margin } фишки.
credits-counted = Это средний итог в фишках: боты доиграли { $deals ->
    [one] { $deals } расклад
    [few] { $deals } расклада
   *[other] { $deals } раскладов
}.
points-ahead = Здесь не платят, поэтому «получите» значит, на сколько очков вы обгоните средний счёт остальных, а «потеряете» — на сколько от него отстанете. Боты доиграли { $deals ->
    [one] { $deals } расклад
    [few] { $deals } расклада
   *[other] { $deals } раскладов
}.
gain-unit = {""}
deals-played-out = Боты разыграли { $deals ->
    [one] { $deals } расклад
    [few] { $deals } расклада
    [many] { $deals } раскладов
   *[other] { $deals } расклада
}; всё, что вы видели, учтено.

## Questions

bid-played = { $seats ->
    [you] Вы играете { bid }.
    [one] { $seats } играет { bid }.
    [we] { $seats } вместе играете { bid }.
   *[several] { $seats } вместе играют { bid }.
}
tricks-won = { $tricks ->
    [0] { $seat ->
        [you] Вы не берёте ни одной взятки.
       *[one] { $seat } не берёт ни одной взятки.
    }
   *[other] { $seat ->
        [you] Вы берёте { tricks }.
       *[one] { $seat } берёт { tricks }.
    }
}
hand-worth = Если козырь — { suit }, с такими картами в одиночку берут примерно { NUMBER($tricks, minimumFractionDigits: 1) } взятки.
hand-low = С такой мелочью можно не взять ни одной взятки.

## Refusals

no-prop = Сейчас принимать нечего: никто не предлагает.
prop-taken = Предложение уже принято, а принять его может только один игрок.
own-prop = Принять своё предложение нельзя. Заявите что-нибудь старше или спасуйте.
bid-too-low = Заявка должна быть старше { bid-genitive }.
pass-is-final = После паса можно только принять предложение или снова спасовать.
bidding-first = Торговля ещё не кончилась.
name-first = Сначала закажите козырь.
nothing-to-name = Козырь заказывают только в абондансе и только до первого хода.
bidding-over = Торговля кончилась: кладите карту.
must-follow = { $suit ->
    [S] Зашли с пик, и пики у вас есть: отвечайте в масть.
    [H] Зашли с червей, и черви у вас есть: отвечайте в масть.
    [D] Зашли с бубён, и бубны у вас есть: отвечайте в масть.
   *[C] Зашли с треф, и трефы у вас есть: отвечайте в масть.
}
