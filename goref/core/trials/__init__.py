"""Disputes settled on the board: trials from a frozen position, and positions that go round."""
