"""Events in words: their fields, notes, audit and glances."""
