"""Code that widgets of any game can use: their interface, hints, results of steps, authors' texts, sharing."""
