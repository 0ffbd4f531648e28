"""Values of a case as objects for JSON."""
