"""goref: a referee's tool for finished games of Go."""

__version__ = "0.3.0.dev0"
