"""The dialogs that change who plays in an event, whom, and in which round."""
