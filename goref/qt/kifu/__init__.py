"""Numbered figures of a game on paper."""
