"""Counting with stones: the procedures of the rule sets, laid out on a copy of the board."""
