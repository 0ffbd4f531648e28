"""Texts for a count laid out with stones."""
