"""The dialog that attaches records to the tables of an event."""
