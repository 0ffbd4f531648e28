"""Texts for printing: the score sheet, a game in numbered figures."""
