"""The dialogs of an event's window."""
