"""The board mode in which a position is set up by hand."""
