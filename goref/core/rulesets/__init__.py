"""Rule sets as data: the type, and one table a family."""
