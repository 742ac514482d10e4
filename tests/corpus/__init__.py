"""The corpus: what the engine and the widgets answer, byte for byte, in tests/data/corpus.

`python -m tests.corpus` writes it anew, or only the files that it is given, such as `reddog.deals`; read the difference
before it is committed. Every other game has files of its own: deals by its bots, and frames in each language. All of
it is generated in one process, from fixed seeds, by pure Python, so that Pyodide comes to the same bytes.
"""
