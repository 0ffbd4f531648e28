"""The acts on an event, as values; the audit stores each with its changes."""
