"""A photograph of a board in its own dialog: where it comes from, its grid, what is doubtful."""
