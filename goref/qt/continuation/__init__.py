"""A continuation of the game: its turns on a board of their own, and their effect."""
