"""How pages are made: MkDocs' hook and theme, fences, figures, lessons, spots, and their translations."""
