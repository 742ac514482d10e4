"""What Rake's widgets share: boards, the card picker, combinations, verdicts, refusals, words, addresses of rules."""
