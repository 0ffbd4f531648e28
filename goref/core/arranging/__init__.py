"""Counting with stones: the rule sets' procedures, laid out on a copy of the board."""
