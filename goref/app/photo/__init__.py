"""A photograph of a board read: corners, what lies on every point, what that is certain of."""
