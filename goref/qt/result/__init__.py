"""The count of the rule set, its checks and comparison, and the result."""
