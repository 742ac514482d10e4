"""What card games share: errors, chance, notation, cards, chips. Nothing here knows a game."""
