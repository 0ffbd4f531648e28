"""goref: a referee's tool for finished games of Go."""

__version__ = "0.1.0"
