"""The forms of an event's window."""
