"""The sentences that the terminal says, compiled from those of the tables: `python -m widgets.site.terminal.compiling`.

The package has no widgets, so what it says of other games is written into two files of its own, one for each language.
"""
