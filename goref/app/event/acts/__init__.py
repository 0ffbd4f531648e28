"""The acts on an event, as values: each is written down with what it changes."""
