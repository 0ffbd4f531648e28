"""The dialog that reads a photograph of a board: source, grid, review of doubtful points."""
