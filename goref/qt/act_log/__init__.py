"""The window that lists all acts on a case."""
