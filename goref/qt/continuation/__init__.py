"""What if the game were played on: its turns on a board of their own, and what they change."""
