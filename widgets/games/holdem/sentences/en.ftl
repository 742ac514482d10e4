### The sentences of Hold'em and its variants.

## What a player may do, as it follows “to”

action = { $kind ->
    [fold] fold
    [check] check
    [call] call
    [bet] bet { $chips }
   *[raise] raise to { $chips }
}
