"""What several widgets show: cards, a card picker, the reading of a hand, refusals, words, the addresses of rules."""
