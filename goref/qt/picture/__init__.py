"""Turns a case into a view of the board; its legend, and pictures of it."""
