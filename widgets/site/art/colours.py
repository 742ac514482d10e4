"""The colours that more than one kind of card is painted in."""

PAPER, EDGE = "#fbf6e9", "#5a4c3d"
NIGHT, GOLD, EMBER = "#15110f", "#dcb866", "#5f4a22"
