"""The command that converts a recorded result."""
