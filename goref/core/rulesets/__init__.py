"""Rule sets as data: the type, and one table for each family."""
