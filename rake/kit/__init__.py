"""Code that any card game can use: errors, chance, notation, cards, chips. Nothing here depends on a game."""
