"""The window that lists what was done to a case."""
