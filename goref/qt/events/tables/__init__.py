"""The list of an event's tables, with a summary of each case."""
