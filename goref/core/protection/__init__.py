"""Plays that a side needs in its own land once the dame are filled, found by reading."""
