"""A second opinion on a finished board: what is dead, whose is what, and what is unclear."""
