### The sentences of President.

## What happens

cards-dealt = Колода роздана до последней карты.
opening-held = { $seat ->
    [you] У вас { CARD($card) }, вам и начинать.
   *[one] { $seat } начинает с { CARD($card, case: "genitive") }.
}
cards-given-up = { $seat ->
    [you] Вы отдаёте { CARD($given, case: "accusative") }.
   *[one] { $seat } отдаёт { CARD($given, case: "accusative") }.
}
unseen-given-up = { $seat ->
    [you] Вы отдаёте { cards }.
   *[one] { $seat } отдаёт { cards }.
}
cards-returned = { $seat ->
    [you] Вы возвращаете { CARD($given, case: "accusative") }.
   *[one] { $seat } возвращает { CARD($given, case: "accusative") }.
}
unseen-returned = { $seat ->
    [you] Вы возвращаете { cards }.
   *[one] { $seat } возвращает { cards }.
}
cards-played = { $seat ->
    [you] Вы кладёте { CARD($played, case: "accusative") }.
   *[one] { $seat } кладёт { CARD($played, case: "accusative") }.
}
passed = { $seat ->
    [you] Вы пасуете.
   *[one] { $seat } пасует.
}
office-won = { $seat ->
    [you] Вы выходите и становитесь { office }.
   *[one] { $seat } выходит и становится { office }.
}
office-left = { $seat ->
    [you] Вы остаётесь с картами и становитесь { office }.
   *[one] { $seat } остаётся с картами и становится { office }.
}
office = { $office ->
    [president] президентом
    [vice-president] вице-президентом
    [governor] губернатором
    [lieutenant-governor] вице-губернатором
    [mayor] мэром
    [citizen] гражданином
   *[beggar] нищим
}
trick-ended = { $seat ->
    [you] Карты уходят в отбой, и заходите вы.
   *[one] Карты уходят в отбой, и заходит { $seat }.
}

## What a player may do, as it follows «лучше»

card-action = { $kind ->
    [play] положить { CARD($seen, case: "accusative") }
    [return] вернуть { CARD($seen, case: "accusative") }
   *[pass] спасовать
}

## What is due

return-due = Вы получаете { CARD($given, case: "accusative") } и должны вернуть { cards }.

## Refusals

return-first = Сначала верните { cards }.
no-return = Возвращать сейчас нечего.
return-count = Вернуть надо { cards }, а вы { $chosen ->
    [0] не выбрали ни одной
   *[other] выбрали { chosen-cards }
}.
chosen-cards = { $chosen ->
    [1] одну
    [2] две
    [3] три
    [4] четыре
   *[other] слишком много
}
must-lead = Заход за вами, поэтому пасовать нельзя.
different-ranks = Вместе кладут карты одного достоинства.
needs-opening = Начинать надо с { CARD($card, case: "genitive") }: с одной или вместе с другими тройками.
wrong-count = Карт нужно столько же, сколько на столе: там { $cards ->
    [1] одна карта
    [2] две карты
    [3] три карты
    [4] четыре карты
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}, а вы выбрали { chosen-cards }.
not-higher = Чтобы перебить { CARD($card, case: "accusative") }, нужна карта постарше.
no-offices = С такими званиями раздача начаться не может: «{ $offices }».

## Карты, которые не подходят

cards-dont-beat = { CARD($cards, case: "instrumental") } тут не перебить.
cards-may-be-beaten = { CARD($cards, case: "accusative") } ещё могут перебить.
