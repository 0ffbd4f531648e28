"""Disputes, trials and the rulings on them, in words."""
