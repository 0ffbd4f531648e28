"""Texts for the stop of a game."""
