### The sentences of Rummy.

## What happens

cards-dealt = Всем сдано по { $cards ->
    [1] одной карте
   *[other] { cards }
}, в сбросе лежит { CARD($card) }.
pile-turned = Колода кончилась, и сброс переворачивают, не тасуя. Эти карты все уже видели, поэтому теперь их берут в открытую.
drew-unseen = { $seat ->
    [you] Вы берёте карту из колоды.
   *[one] { $seat } берёт карту из колоды.
}
drew-card = { $seat ->
    [you] Вы берёте из колоды { CARD($card, case: "accusative") }.
   *[one] { $seat } берёт из колоды { CARD($card, case: "accusative") }.
}
took-card = { $seat ->
    [you] Вы берёте из сброса { CARD($card, case: "accusative") }.
   *[one] { $seat } берёт из сброса { CARD($card, case: "accusative") }.
}
meld-laid = { $seat ->
    [you] Вы выкладываете { CARD($meld, case: "accusative") }.
   *[one] { $seat } выкладывает { CARD($meld, case: "accusative") }.
}
card-laid-off = { $seat ->
    [you] Вы прикладываете { CARD($card, case: "accusative") }.
   *[one] { $seat } прикладывает { CARD($card, case: "accusative") }.
}
discarded = { $seat ->
    [you] Вы сбрасываете { CARD($card, case: "accusative") }.
   *[one] { $seat } сбрасывает { CARD($card, case: "accusative") }.
}
went-out = { $seat ->
    [you] Вы закрываетесь и выигрываете раздачу.
   *[one] { $seat } закрывается и выигрывает раздачу.
}
deal-blocked = Колода кончилась, и раздача окончена, хотя никто не закрылся.
same-again = В третий раз сложилось то же положение, и раздача окончена.
deadwood-counted = { $seat ->
    [you] Вы остаётесь с картами на { points }.
   *[one] { $seat } остаётся с картами на { points }.
}
nobody-scores = Никто не закрылся, и очков не получает никто.
sum-won = { $seat ->
    [you] Вы записываете себе { points }.
   *[one] { $seat } записывает себе { points }.
}

## What a player may do, as it follows «лучше»

card-action = { $kind ->
    [meld] выложить { CARD($seen, case: "accusative") }
    [lay] приложить { CARD($seen, case: "accusative") }
    [discard] сбросить { CARD($seen, case: "accusative") }
    [draw-pile] взять из сброса
   *[draw-stock] взять из колоды
}

## Refusals

draw-first = Сначала возьмите карту.
has-drawn = В этот ход вы карту уже брали.
no-meld = Это не группа и не последовательность.
second-meld = Новую комбинацию в этот ход вы уже выложили.
no-such-meld = Комбинации номер { $number } на столе нет.
does-not-fit = К этой комбинации { CARD($card) } не подходит.
not-opened = За этим столом прикладывать можно, только если вы уже выложили свою комбинацию.
one-laid-off = Прикладывайте карты по одной.
one-discarded = Сбросить можно только одну карту.
just-taken = { CARD($card, case: "accusative") } вы только что взяли из сброса: сбросьте другую карту.
only-taken = У вас осталась бы только карта из сброса, { CARD($card) }, а сбросить её нельзя.
no-discard = За этим столом закрываются, сбросив карту: оставьте одну для сброса.
fit-no-meld = { $count ->
    [1] { CARD($cards) } никуда не подходит.
   *[other] { CARD($cards) } никуда не подходят.
}
unmatched = { $count ->
    [1] { CARD($cards) } не входит ни в одну комбинацию и идёт в штраф.
   *[other] { CARD($cards) } не входят ни в одну комбинацию и идут в штраф.
}
