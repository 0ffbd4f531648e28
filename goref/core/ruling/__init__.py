"""From what the referee decided to the status of every point, and what is odd in it."""
