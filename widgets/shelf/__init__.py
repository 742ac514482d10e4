"""Widgets that every game beside Rake shares: its table, and its deals step by step."""
