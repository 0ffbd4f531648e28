"""The manual in its window."""
