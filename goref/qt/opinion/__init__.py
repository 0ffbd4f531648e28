"""The second opinion: its page, its marks on the board, and how it is accepted."""
