"""The window of goref. No other package imports PySide6."""
