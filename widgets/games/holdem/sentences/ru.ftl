### The sentences of Hold'em and its variants.

## What a player may do, as it follows «лучше»

action = { $kind ->
    [fold] спасовать
    [check] сказать «чек»
    [call] уравнять
    [bet] поставить { $chips }
   *[raise] поднять до { $chips }
}
