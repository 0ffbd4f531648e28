"""The reading of a photographed board: its corners, every point's content and certainty."""
