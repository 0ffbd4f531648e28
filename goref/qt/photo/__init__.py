"""A photograph of a board in its own dialog: its source, its grid, what is doubtful in it."""
