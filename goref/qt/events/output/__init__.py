"""The files and papers of an event: imports, exports, sheets, wall list."""
