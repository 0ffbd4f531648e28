"""The list of an event's tables, with a summary of the case of each."""
