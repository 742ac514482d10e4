"""How Python gets to the page: the interpreter made small, the bundle, the memory image, the files of other games."""
