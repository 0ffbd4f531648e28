"""Resolves a dispute about stones or points by playing it out on the board (a trial)."""
