### What the tables of all games other than Rake say.

## Verdicts of a review

nothing-better = Верно: лучше ничего не было.
nothing-clearly-better = Верно: явно лучше ничего не было.
better-action = Лучше было { $best }: в среднем это { NUMBER($gain, minimumFractionDigits: 2, signDisplay: "exceptZero") }.
clearly-better-action = Лучше было { $best }: в среднем это { NUMBER($gain, signDisplay: "exceptZero") }.
