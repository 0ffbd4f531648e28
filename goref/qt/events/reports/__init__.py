"""What is read of an event: its standings, its audit."""
