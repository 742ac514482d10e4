# --- PYODIDE:code --- #
from collections import Counter

print("aces", Counter(card[0] for card in ("AS", "AW", "AF", "9C", "2S"))["A"], sep="=")
