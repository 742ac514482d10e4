"""What widgets need whatever the game: what they offer, hints, results of steps, sentences, what is passed on."""
