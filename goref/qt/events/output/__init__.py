"""The files and papers of an event: imports, exports, score sheets, wall list."""
