"""Widgets that every game other than Rake shares: its table, and its deals step by step."""
