"""Reading a photograph of a board: corners, the content of every point, its certainty."""
