"""The points of a side that stay empty in a count: spaces, shapes, eyes, and the choice."""
