"""The dialog that reads a photograph of a board: its source, grid and doubtful points."""
