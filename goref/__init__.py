"""goref: a referee's tool for finished games of Go."""

__version__ = "0.2.0"
