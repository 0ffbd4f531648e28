"""Rule sets as data: the type of a rule set, and one table for each family."""
