"""The window of an event and its dialogs."""
