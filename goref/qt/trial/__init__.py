"""Trials: disputes about stones or points, played out on the board."""
