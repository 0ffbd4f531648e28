"""The list of an event's tables, with what each case says at a glance."""
