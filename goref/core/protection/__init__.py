"""The plays that a side needs in its own land once all dame are filled, found by reading."""
