### What the messages of all games need.

## Players

you = you
seat = seat { $number }
seats = seats { $numbers }
list = { $others } and { $last }

## Numbers

percent = { $number }%
chips = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}

## Cards

face-down-card = a face-down card
french-card = { $suit ->
    [S] { rank } of spades
    [H] { rank } of hearts
    [D] { rank } of diamonds
   *[C] { rank } of clubs
}
rank = { $rank ->
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
    [T] Ten
    [J] Jack
    [Q] Queen
    [K] King
    [P] Priest
    [L] Lady
    [D] Duke
   *[A] Ace
}
