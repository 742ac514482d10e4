### What the messages of all games need.

## Players

you = вы
seat = игрок на месте { $number }
seats = игроки на местах { $numbers }
list = { $others } и { $last }

## Numbers

percent = { $number }{ "\u00a0" }%
plus-minus = После ± — погрешность: в 95 таких подсчётах из 100 ошибка не больше этого числа.
chips-accusative = { $chips ->
    [one] { $chips } фишку
    [few] { $chips } фишки
    [many] { $chips } фишек
   *[other] { $chips } фишки
}

chips-each = { $chips ->
    [one] { $chips } фишке
    [few] { $chips } фишки
    [many] { $chips } фишек
   *[other] { $chips } фишки
}

## Cards

cards = { $cards ->
    [1] одну карту
    [2] две карты
    [3] три карты
    [4] четыре карты
    [5] пять карт
    [6] шесть карт
    [7] семь карт
    [8] восемь карт
    [9] девять карт
    [10] десять карт
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
}
face-down-card = { $case ->
    [accusative] закрытую карту
    [genitive] закрытой карты
    [instrumental] закрытой картой
   *[nominative] закрытая карта
}
french-card = { $suit ->
    [S] { rank } пик
    [H] { rank } червей
    [D] { rank } бубён
   *[C] { rank } треф
}
rank = { $case ->
    [instrumental] { $rank ->
        [2] двойкой
        [3] тройкой
        [4] четвёркой
        [5] пятёркой
        [6] шестёркой
        [7] семёркой
        [8] восьмёркой
        [9] девяткой
        [T] десяткой
        [J] валетом
        [Q] дамой
        [K] королём
        [P] жрецом
        [L] дамой
        [D] герцогом
       *[A] тузом
    }
    [accusative] { $rank ->
        [2] двойку
        [3] тройку
        [4] четвёрку
        [5] пятёрку
        [6] шестёрку
        [7] семёрку
        [8] восьмёрку
        [9] девятку
        [T] десятку
        [J] валета
        [Q] даму
        [K] короля
        [P] жреца
        [L] даму
        [D] герцога
       *[A] туза
    }
    [genitive] { $rank ->
        [2] двойки
        [3] тройки
        [4] четвёрки
        [5] пятёрки
        [6] шестёрки
        [7] семёрки
        [8] восьмёрки
        [9] девятки
        [T] десятки
        [J] валета
        [Q] дамы
        [K] короля
        [P] жреца
        [L] дамы
        [D] герцога
       *[A] туза
    }
    [plural] { $rank ->
        [2] двойки
        [3] тройки
        [4] четвёрки
        [5] пятёрки
        [6] шестёрки
        [7] семёрки
        [8] восьмёрки
        [9] девятки
        [T] десятки
        [J] валеты
        [Q] дамы
        [K] короли
        [P] жрецы
        [L] дамы
        [D] герцоги
       *[A] тузы
    }
    [genitive-plural] { $rank ->
        [2] двоек
        [3] троек
        [4] четвёрок
        [5] пятёрок
        [6] шестёрок
        [7] семёрок
        [8] восьмёрок
        [9] девяток
        [T] десяток
        [J] валетов
        [Q] дам
        [K] королей
        [P] жрецов
        [L] дам
        [D] герцогов
       *[A] тузов
    }
   *[nominative] { $rank ->
        [2] двойка
        [3] тройка
        [4] четвёрка
        [5] пятёрка
        [6] шестёрка
        [7] семёрка
        [8] восьмёрка
        [9] девятка
        [T] десятка
        [J] валет
        [Q] дама
        [K] король
        [P] жрец
        [L] дама
        [D] герцог
       *[A] туз
    }
}

## Betting

blind-paid = { $seat ->
    [you] Вы ставите { blind }, { chips-accusative }{ after-comma }{ you-all-in }.
   *[one] { $seat } ставит { blind }, { chips-accusative }{ after-comma }{ all-in }.
}
after-comma = { $left ->
    [0] ,
   *[other] {""}
}
blind = { $blind ->
    [small] малый блайнд
   *[big] большой блайнд
}
missed-blinds-paid = { $seat ->
    [you] Вы платите за пропущенные блайнды { chips-accusative }.
   *[one] { $seat } платит за пропущенные блайнды { chips-accusative }.
}
folded = { $seat ->
    [you] Вы пасуете.
   *[one] { $seat } пасует.
}
checked = { $seat ->
    [you] Вы говорите «чек».
   *[one] { $seat } говорит «чек».
}
called = { $seat ->
    [you] Вы уравниваете{ chips-added }{ you-all-in }.
   *[one] { $seat } уравнивает{ chips-added }{ all-in }.
}
chips-added = { $bet_before ->
    [0] { $left ->
        [0] {" "}ставку, { chips-accusative },
       *[other] {" "}ставку: { chips-nominative }
    }
   *[other] , доплатив { $chips }{ after-comma }
}
bet-placed = { $seat ->
    [you] Вы ставите { $chips }{ you-all-in }.
   *[one] { $seat } ставит { $chips }{ all-in }.
}
raised-to = { $seat ->
    [you] Вы поднимаете до { $chips }{ you-all-in }.
   *[one] { $seat } поднимает до { $chips }{ all-in }.
}
you-all-in = { $left ->
    [0] {" "}и идёте ва-банк
   *[other] {""}
}
all-in = { $left ->
    [0] {" "}и идёт ва-банк
   *[other] {""}
}
chips-returned = { $seat ->
    [you] Вы забираете назад { chips-accusative }: эту часть ставки никто не уравнял.
   *[one] { $seat } забирает назад { chips-accusative }: эту часть ставки никто не уравнял.
}
won-unshown = { $seat ->
    [you] Вы забираете банк, { chips-accusative }: все остальные спасовали.
   *[one] { $seat } забирает банк, { chips-accusative }: все остальные спасовали.
}
pot-won = { $seats ->
    [you] Вы забираете { pot }.
    [one] { $seats } забирает { pot }.
    [we] { $seats } делите { pot }.
   *[several] { $seats } делят { pot }.
}
pot = { $pot ->
    [only] банк, { chips-accusative }
    [main] главный банк, { chips-accusative }
   *[side] { side-pot }, { chips-accusative }
}
side-pot = { $number ->
    [1] первый побочный банк
    [2] второй побочный банк
    [3] третий побочный банк
    [4] четвёртый побочный банк
    [5] пятый побочный банк
    [6] шестой побочный банк
    [7] седьмой побочный банк
   *[other] побочный банк № { $number }
}
chips-nominative = { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
    [many] { $chips } фишек
   *[other] { $chips } фишки
}
won-alone = { $seat ->
    [you] Вы забираете { side-pot }, { chips-accusative }: больше за него никто не борется.
   *[one] { $seat } забирает { side-pot }, { chips-accusative }: больше за него никто не борется.
}
hands-tied = Лучшие руки равны.

## What lies on a table, for the ear

card-taken = { $seat ->
    [you] Эта карта ваша.
   *[one] Эту карту берёт { $seat }.
}
paid-in = { $seat ->
    [you] Вы вносите { $chips }{ $folded ->
        [1] {" "}и пасуете
       *[0] { $all_in ->
            [1] {" "}и идёте ва-банк
           *[0] {""}
        }
    }.
   *[one] { $seat } вносит { $chips }{ $folded ->
        [1] {" "}и пасует
       *[0] { $all_in ->
            [1] {" "}и идёт ва-банк
           *[0] {""}
        }
    }.
}

## Into which pots chips are divided

pot-contested = { $seats ->
    [you] { pot-holds }, за него боретесь только вы.
    [one] { pot-holds }, за него борется только { $seats }.
    [we] { pot-holds }, за него боретесь { $seats }.
   *[several] { pot-holds }, за него борются { $seats }.
}
pot-holds = { $pot ->
    [only] Банк — { chips-nominative }
    [main] Главный банк — { chips-nominative }
   *[side] Побочный банк { $number } — { chips-nominative }
}
pot-layer = { $up_to ->
    [0] Сюда идёт часть каждой ставки сверх { $above }.
   *[other] { $above ->
        [0] Сюда идёт часть каждой ставки до { $up_to }.
       *[other] Сюда идёт часть каждой ставки сверх { $above } и до { $up_to }.
    }
}

## Hints at a bet

call-price = Чтобы уравнять, надо доплатить { chips-accusative }; тогда в банке будет { pot-chips }. Это окупится, если вы выигрываете чаще чем в { NUMBER($needed, style: "percent", maximumFractionDigits: 1) } случаев.
pot-chips = { $pot ->
    [one] { $pot } фишка
    [few] { $pot } фишки
   *[many] { $pot } фишек
}
chance-needed = { NUMBER($needed) ->
    [0] {""}
   *[other] , а уравнивать выгодно, если вы выигрываете чаще чем в { NUMBER($needed, style: "percent", maximumFractionDigits: 1) } случаев
}

## Refusals of bets, chips and cards

raise-not-higher = { $bet ->
    [0] Ставка в 0 фишек — не ставка: скажите «чек».
   *[other] Ставка уже { $bet }, так что поднять до { $chips } нельзя.
}
bet-too-small = Ставка здесь не может быть меньше { $least }, а вы назвали { $chips }.
bet-too-large = Ставка здесь не может быть больше { $most }, а вы назвали { $chips }.
nobody-to-answer = Поднимать нельзя: ни у кого из остальных нет фишек сверх этой ставки.
cannot-check = Вам надо доплатить { $owed }, а «чек» говорят, только если доплачивать нечего.
nothing-to-fold = Доплачивать вам нечего, так что пасовать нельзя: сказать «чек» ничего не стоит.
nothing-to-call = Уравнивать нечего: вы ничего не должны.
already-bet = Уже поставлено { $bet }, и поставить больше — значит поднять.
nothing-to-raise = Поднимать нечего: никто ещё не поставил.
stake-refused = Обязательная ставка до раздачи — от { $least } до { $most }, а не { $chips }.
stake-fixed = При фиксированных ставках большой блайнд равен меньшей из них: { $least }, а не { $chips }.
chips-refused = У игрока здесь может быть от { $least } до { $most } фишек, а не { $chips }.
too-many-chips = На столе не может быть больше { $most } фишек, а так стало бы { $chips }.
card-twice = Карта «{ CARD($card) }» названа дважды, а в колоде она одна.
against-rules = { $linked ->
    [1] Ссылку не показать: по правилам такого быть не может.
   *[0] По правилам здесь так нельзя. Ничего не изменилось.
}

## Refusals of text that isn't notation

unreadable = { $code ->
    [message] Здесь так нельзя. Ничего не изменилось.
    [choice] Сначала выберите карты у себя на руках.
    [length] Ссылка слишком длинная: в ней может быть не больше { $detail } знаков.
    [version] Ссылка записана в версии «{ $text }», а здесь нужна версия { $detail }.
    [field] { cannot-read }: часть «{ $text }» здесь лишняя или повторяется.
    [field-none] { cannot-read }: нет части «{ $detail }=».
    [slip] Ссылку не прочесть: части «{ $text }» здесь не бывает. Видимо, имелось в виду «{ $detail }».
    [value] Здесь не подходит «{ $text }», подойдёт одно из этих: { $detail }.
    [chips] Это не число фишек: «{ $text }».
   *[other] { $linked ->
        [1] Ссылку не прочесть: «{ $text }» в ней не на месте.
       *[0] Не могу прочесть «{ $text }».
    }
}
cannot-read = { $linked ->
    [1] Ссылку не прочесть
   *[0] Не могу этого прочесть
}

## Уйти из-за стола

left-table = { $way ->
    [up] Вы забираете со стола { chips-accusative }: на { NUMBER($gain) } больше, чем принесли.
    [down] Вы забираете со стола { chips-accusative }: на { NUMBER($gain) } меньше, чем принесли.
   *[even] Вы забираете со стола { chips-accusative }: столько же, сколько принесли.
}
leaving-hand = Если выйти сейчас, это сочтут пасом, { $chips ->
    [1] а ваша фишка останется
   *[other] а ваши ставки ({ chips-nominative }) останутся
} в банке.
leaving-all-in = Вы пошли ва-банк: доиграют и без вас, а выигрыш, если он будет, никуда от вас не денется.
