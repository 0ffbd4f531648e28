"""The views of the board for a case, the legend of the marks, and pictures of the board."""
