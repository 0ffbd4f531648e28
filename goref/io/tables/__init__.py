"""Tables that are written row by row and read again: as CSV, as JSON lines."""
