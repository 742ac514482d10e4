"""A folder for each game with what its widgets show: the board and the words of that game."""
