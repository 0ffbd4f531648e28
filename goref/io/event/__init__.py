"""An event's file: an SQLite database that several windows may share."""
