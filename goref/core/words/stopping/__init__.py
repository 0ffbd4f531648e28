"""The stop of a game in words."""
