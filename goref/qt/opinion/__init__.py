"""The second opinion: its tab, its marks on the board, accepting it."""
