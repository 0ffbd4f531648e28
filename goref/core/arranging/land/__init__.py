"""Which points of a side stay empty in a count: spaces, shapes, eyes, and the choice."""
