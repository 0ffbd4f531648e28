"""The stage: a count laid out with stones in front of the players."""
