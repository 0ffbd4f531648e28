"""The board: layout (plain numbers), painter and widget."""
