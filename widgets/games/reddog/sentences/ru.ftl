### The sentences of Red Dog.

## What happens

round-began = Начинается новая раздача, банк тасует карты.
bet = { $seat ->
    [you] Вы ставите { chips-accusative }.
   *[one] { $seat } ставит { chips-accusative }.
}
passed = { $seat ->
    [you] Вы пасуете.
   *[one] { $seat } пасует.
}
nobody-bet = Никто не ставит, и карт не открывают.
cards-dealt = Банк открывает { CARD($one, case: "accusative") } и { CARD($other, case: "accusative") }.
pair-dealt = Это пара: за третью карту того же достоинства платят { $pays } к 1.
neighbours-dealt = Это соседи, и третью карту не открывают.
spread-dealt = Разрыв — { $ranks }: платят { $pays } к 1.
raised = { $seat ->
    [you] Вы добавляете { chips-accusative }.
   *[one] { $seat } добавляет { chips-accusative }.
}
cannot-raise = { $seats ->
    [you] Вы не можете добавить: фишек не хватает.
    [one] { $seats } не может добавить: фишек не хватает.
    [we] { $seats } не можете добавить: фишек не хватает.
   *[several] { $seats } не могут добавить: фишек не хватает.
}
stood = { $seat ->
    [you] Вы ничего не добавляете.
   *[one] { $seat } ничего не добавляет.
}
three-dealt = Третья карта — { CARD($card) }: за три карты одного достоинства платят { $pays } к 1.
pair-missed = Третья карта — { CARD($card) }, к паре она не подходит.
fell-between = Третья карта, { CARD($card) }, ложится между первыми двумя.
fell-outside = Третья карта, { CARD($card) }, ложится мимо.
pushed = Раздача кончается вничью, и каждый забирает свою ставку.
won = { $seats ->
    [you] Вы выигрываете { chips-accusative }.
    [one] { $seats } выигрывает { chips-accusative }.
    [we] { $seats } выигрываете по { chips-each }.
   *[several] { $seats } выигрывают по { chips-each }.
}
lost = { $seats ->
    [you] Вы проигрываете { chips-accusative }.
    [one] { $seats } проигрывает { chips-accusative }.
    [we] { $seats } проигрываете по { chips-each }.
   *[several] { $seats } проигрывают по { chips-each }.
}

## What a player may do, as it follows «лучше»

action = { $kind ->
    [bet] поставить { chips-accusative }
    [pass] спасовать
    [raise] добавить { chips-accusative }
   *[stand] ничего не добавлять
}

## Hints

bank-edge = От ставки, не считая надбавки, банк в среднем оставляет себе { NUMBER($edge, style: "percent", minimumFractionDigits: 2) }, даже если играть безупречно. Ставьте, сколько не жалко отдать за удовольствие, или пасуйте.
cards-between = Из { $left ->
    [one] { $left } неизвестной карты
   *[other] { $left } неизвестных карт
} { $wins ->
    [one] подходит { $wins }
   *[other] подходят { $wins }
}: шанс, что третья ляжет между этими двумя, — { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
raise-gains = При выплате { $pays } к 1 надбавка в { chips-accusative } приносит в среднем { NUMBER($gain, minimumFractionDigits: 2) } фишки: добавляйте сколько можно.
raise-loses = При выплате { $pays } к 1 надбавка в { chips-accusative } отнимает в среднем { NUMBER($loss, minimumFractionDigits: 2) } фишки, так что ничего не добавляйте.
gain-unit = {" "}{ $gain ->
    [one] фишка
    [few] фишки
    [many] фишек
   *[other] фишки
}

leaving-bet = Если выйти сейчас, ваша ставка ({ chips-nominative }) останется, а раздачу доиграют без вас.

## Refusals

not-now = Сейчас так нельзя.
bet-refused = Поставить можно от { $least } до { $most ->
    [one] { $most } фишки
   *[other] { $most } фишек
}, а не { $chips }.
cannot-bet = У вас { $stack ->
    [one] { $stack } фишка
    [few] { $stack } фишки
   *[many] { $stack } фишек
}, а минимальная ставка — { $least }: остаётся только пас.
raise-refused = Добавить можно от { $least } до { $most ->
    [one] { $most } фишки
   *[other] { $most } фишек
}, а не { $chips }.
stack-refused = У игрока может быть не больше { $most ->
    [one] { $most } фишки
   *[other] { $most } фишек
}, а { $chips } — слишком много.
bets-refused = Минимальная ставка ({ $smallest }) не может быть больше максимальной ({ $largest }).
