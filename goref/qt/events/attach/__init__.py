"""Records put behind the tables of an event."""
