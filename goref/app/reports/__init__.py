"""Output of a case: objects for JSON, tables, cross-checks, game records."""
