"""The colours that several kinds of cards share."""

PAPER, EDGE = "#fbf6e9", "#5a4c3d"
NIGHT, GOLD, EMBER = "#15110f", "#dcb866", "#5f4a22"
