### The sentences of Rook.

## Cards

rook = { $case ->
    [accusative] грача
    [genitive] грача
   *[nominative] грач
}
rook-card = { colour } { number }
colour = { $case ->
    [accusative] { $colour ->
        [R] красную
        [G] зелёную
        [Y] жёлтую
       *[B] синюю
    }
    [genitive] { $colour ->
        [R] красной
        [G] зелёной
        [Y] жёлтой
       *[B] синей
    }
   *[nominative] { $colour ->
        [R] красная
        [G] зелёная
        [Y] жёлтая
       *[B] синяя
    }
}
number = { $number ->
    [1] { $case ->
        [accusative] единицу
        [genitive] единицы
       *[nominative] единица
    }
    [10] { $case ->
        [accusative] десятку
        [genitive] десятки
       *[nominative] десятка
    }
    [11] 11
    [12] 12
    [13] 13
    [14] 14
   *[other] { rank }
}

## What happens

cards-dealt = Карты розданы.
card-played = { $seat ->
    [you] Вы кладёте { CARD($card, case: "accusative") }.
   *[one] { $seat } кладёт { CARD($card, case: "accusative") }.
}
