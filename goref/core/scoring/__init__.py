"""The one scorer, with payments, cross-checks and comparisons."""
