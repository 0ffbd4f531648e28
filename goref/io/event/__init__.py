"""An event's file: an SQLite database that several windows may use at the same time."""
