"""The dialog that attaches game records to the tables of an event."""
