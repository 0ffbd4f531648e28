"""The reports on an event: its standings and its audit."""
