### What the tables of all games other than Rake say.

## Verdicts of a review

nothing-better = Good: nothing was better.
nothing-clearly-better = Good: nothing was clearly better.
better-action = You'd have done better to { $best }, for { NUMBER($gain, minimumFractionDigits: 2, signDisplay: "exceptZero") } on average.
clearly-better-action = You'd have done better to { $best }, for { NUMBER($gain, signDisplay: "exceptZero") } on average.
