"""A game as recorded, replayed and judged move by move."""
