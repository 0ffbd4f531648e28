"""A continuation of the game: its turns on a board of its own, and its effect on the count."""
