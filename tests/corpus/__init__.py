"""The corpus: what the engine and the widgets answer, byte for byte, in tests/data/corpus.

`python -m tests.corpus` writes it anew; read the difference before it is committed. `python -m tests.corpus --digest`
prints a digest of each file as it would be written. All of it is generated in one process, from fixed seeds, by pure
Python, so that Pyodide comes to the same bytes.
"""
