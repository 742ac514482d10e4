"""What Rake's widgets show: cards, the board, the picker, readings, verdicts, refusals, words, addresses of rules."""
