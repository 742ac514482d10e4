### What the messages of all games need.

## Players

you = вы
seat = место { $number }
seats = места { $numbers }
list = { $others } и { $last }

## Numbers

percent = { $number }{ "\u00a0" }%
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

face-down-card = { $case ->
    [accusative] закрытую карту
    [genitive] закрытой карты
   *[nominative] закрытая карта
}
french-card = { $suit ->
    [S] { rank } пик
    [H] { rank } червей
    [D] { rank } бубен
   *[C] { rank } треф
}
rank = { $case ->
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
