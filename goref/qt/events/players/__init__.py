"""The dialogs that change who plays in an event, and against whom."""
