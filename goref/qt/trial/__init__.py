"""Resolving a dispute on the board."""
