"""The marks of a board as shapes in plain numbers, and boards as SVG drawings."""
