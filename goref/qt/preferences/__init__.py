"""The dialog of preferences."""
