"""The second opinion: its page, its marks on the board, and accepting its suggestions."""
