"""The stage: the board on which a finished count is laid out with stones, step by step."""
