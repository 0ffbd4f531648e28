"""Cycles: positions that recur, their names, and how each rule set settles them."""
