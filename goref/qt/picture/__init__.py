"""Turns a case into a view of the board, and makes the legend and pictures of the board."""
