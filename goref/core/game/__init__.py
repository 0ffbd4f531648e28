"""A game as it was written down, played through and judged move by move."""
