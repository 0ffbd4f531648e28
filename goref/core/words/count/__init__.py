"""A count laid out with stones, in words."""
