"""What widgets need whatever the game: what they offer, hints, marks, authors' sentences, what is passed on."""
