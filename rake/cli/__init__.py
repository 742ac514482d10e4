"""Rake in a terminal. Nothing of it reaches the browser."""
