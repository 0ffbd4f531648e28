"""Shared parts of the commands: options, help in every language, columns, wrapping."""
