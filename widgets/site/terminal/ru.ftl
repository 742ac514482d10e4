### Что говорит терминал, кроме фраз самих игр.

## Стол

terminal-table = { $title }. За столом: { $names }. Правила: { $rules }. Номер партии: { $seed }.
terminal-help = Введите действие или его номер. «help» покажет эту подсказку, «quit» или Ctrl-D закончит игру.
terminal-deal = Раздача { $number }
terminal-hand = У вас на руках { $cards }.
terminal-turn = Ваш ход. Можно:
terminal-many = любое из { $count } действий, например «{ $first }» и «{ $last }»
terminal-any-amount = или { $verb } и любое число от { $least } до { $most }
terminal-any-step = или { $verb } и любое число от { $least } до { $most } с шагом { $step }
terminal-watch = В этой раздаче вы не участвуете.
terminal-label = { $label ->
    [trumps] Козыри
    [stock] Колода
    [table] На столе
    [trick] Взятка
    [pile] Сброс
    [melds] Комбинации
    [board] Общие карты
    [pot] Банк
    [bid] Заявка
    [contract] Заказана игра
    [middle] В прикупе
    [down] В прикупе рубашкой вверх
    [layout] Раскладка
    [cards] Карт на руках
   *[chips] Фишки
}

## Между раздачами

terminal-won = За раздачу: { $list }.
terminal-total = Всего: { $list }.
terminal-chips = Фишек теперь: { $list }.
terminal-record = Раздача, какой её видели вы, для «replay»:
terminal-next = Нажмите Enter, и карты сдадут снова.
terminal-between = Нажмите Enter, и карты сдадут снова. До этого можно:
terminal-over = Партия окончена.
terminal-no-deal = Больше сдавать нельзя.
terminal-left = Вы встаёте из-за стола.

## Отказы

terminal-rule = правило { $rule }
terminal-no-number = Действия { $number } здесь нет, последнее — { $last }.
terminal-wait = Чтобы карты сдали снова, нажмите Enter.
terminal-no-game = Игры «{ $word }» нет. Есть такие: { $words }.
terminal-line = Строка { $line }: { $reason }
terminal-no-chips = { $title }: здесь играют не на фишки, поэтому --stack и --ante не нужны.

## Повтор

terminal-turn-of = { $seat ->
    [you] Ваш ход.
   *[one] Ходит { $seat }.
}

## Шансы

terminal-policy = остальные берут карты по правилу «{ $policy }»
terminal-exact = точно
