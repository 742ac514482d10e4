### The sentences of Solo Whist.

## What happens

card-turned = { $seat ->
    [you] Вы сдаёте и открываете свою последнюю карту — это { CARD($card) }.
   *[one] { $seat } сдаёт и открывает последнюю карту — это { CARD($card) }.
}
passed = { $seat ->
    [you] Вы пасуете.
   *[one] { $seat } пасует.
}
bid-made = { $seat ->
    [you] Вы объявляете { bid }.
   *[one] { $seat } объявляет { bid }.
}
bid = { $bid ->
    [prop] проп
    [solo] соло
    [misere] мизер
    [abundance] абонданс
    [royal] абонданс в козырях
    [ouverte] открытый мизер
   *[slam] шлем
}
prop-accepted = { $seat ->
    [you] Вы говорите «коп» и принимаете проп.
   *[one] { $seat } говорит «коп» и принимает проп.
}
asked-again = { $seat ->
    [you] Вас спрашивают ещё раз: коп или снова пас?
   *[one] { $seat } может сказать ещё раз: коп или снова пас?
}
prop-lonely = { $seat ->
    [you] Ваш проп никто не принимает. Можно объявить старше или отказаться от игры.
   *[one] Проп никто не принимает. { $seat } может объявить старше или отказаться от игры.
}
all-passed = Все спасовали, карты пересдаются.
prop-given-up = Проп снят, карты пересдаются.
contract-begun = { $seats ->
    [you] Вы играете { contract }.
    [one] { $seats } играет { contract }.
    [we] { $seats } вместе играете { contract }.
   *[several] { $seats } вместе играют { contract }.
}
contract = { $suit ->
    [none] { bid } без козырей
    [open] { bid }
   *[other] { bid }, козыри — { suit }
}
suit = { $suit ->
    [S] пики
    [H] червы
    [D] бубны
   *[C] трефы
}
trump-named = { $seat ->
    [you] Вы назначаете козыри: { suit }.
   *[one] { $seat } назначает козыри: { suit }.
}
card-led = { $seat ->
    [you] Вы ходите с { CARD($card, case: "genitive") }.
   *[one] { $seat } ходит с { CARD($card, case: "genitive") }.
}
card-played = { $seat ->
    [you] Вы кладёте { CARD($card, case: "accusative") }.
   *[one] { $seat } кладёт { CARD($card, case: "accusative") }.
}
trick-won = { $seat ->
    [you] Взятка ваша: старшая карта в ней — { CARD($card) }.
   *[one] { $seat } берёт взятку: старшая карта в ней — { CARD($card) }.
}
hand-shown = { $seat ->
    [you] Вы открываете остальные двенадцать карт.
   *[one] { $seat } открывает остальные двенадцать карт.
}
contract-made = { $seats ->
    [you] Вы выигрываете { bid }: { tricks }.
    [one] { $seats } выигрывает { bid }: { tricks }.
    [we] { $seats } выигрываете { bid }: { tricks }.
   *[several] { $seats } выигрывают { bid }: { tricks }.
}
contract-failed = { $seats ->
    [you] Вы проигрываете { bid }: { tricks }.
    [one] { $seats } проигрывает { bid }: { tricks }.
    [we] { $seats } проигрываете { bid }: { tricks }.
   *[several] { $seats } проигрывают { bid }: { tricks }.
}
tricks = { $tricks ->
    [0] ни одной взятки
    [one] { $tricks } взятка
    [few] { $tricks } взятки
    [many] { $tricks } взяток
   *[other] { $tricks } взятки
}

## What a player may do, as it follows «лучше»

card-action = { $kind ->
    [pass] спасовать
    [cop] сказать «коп»
    [bid-prop] объявить проп
    [bid-solo] объявить соло
    [bid-misere] объявить мизер
    [bid-abundance] объявить абонданс
    [bid-royal] объявить абонданс в козырях
    [bid-ouverte] объявить открытый мизер
    [bid-slam] объявить шлем
    [trump-S] назначить козырями пики
    [trump-H] назначить козырями червы
    [trump-D] назначить козырями бубны
    [trump-C] назначить козырями трефы
   *[play] положить { CARD($seen, case: "accusative") }
}

## Refusals

no-prop = Сейчас нет пропа, который можно принять.
prop-taken = Проп уже принят, второй коп невозможен.
own-prop = Свой проп принять нельзя. Объявите старше или откажитесь от игры.
bid-too-low = Нужно объявить старше, чем { bid }.
pass-is-final = Вы уже спасовали и можете только принять проп или снова спасовать.
bidding-first = Торговля ещё не кончилась.
name-first = Сначала назначьте козырную масть.
nothing-to-name = Козырную масть назначает только тот, кто играет абонданс, и до первого хода.
bidding-over = Торговля кончилась: пора класть карту.
not-held = У вас нет { CARD($card, case: "genitive") }.
must-follow = { $suit ->
    [S] Ходили с пик, и пики у вас есть: положите пику.
    [H] Ходили с червей, и червы у вас есть: положите черву.
    [D] Ходили с бубен, и бубны у вас есть: положите бубну.
   *[C] Ходили с треф, и трефы у вас есть: положите трефу.
}
rule-refused = Домашнее правило «{ $name }» не может быть «{ $value }».
