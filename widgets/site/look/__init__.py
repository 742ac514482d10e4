"""How the site looks: style sheets, fonts, icons, decks, and pictures of positions."""
