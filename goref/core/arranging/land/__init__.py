"""Choosing the points of a side that stay empty in a count: spaces, shapes and eyes."""
