"""The right-hand side of the window: steps, facts, the count, the comparison."""
