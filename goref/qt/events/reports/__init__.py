"""The reports on an event: its standings, its audit."""
