"""Every act on a case, as a value that is journaled, applied and undone."""
