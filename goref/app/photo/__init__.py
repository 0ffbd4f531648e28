"""Reads a photograph of a board: its corners, and every point's content and certainty."""
