"""The board's views of a case, the legend of the marks, and pictures of the board."""
