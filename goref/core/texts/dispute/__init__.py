"""Texts for disputes, trials and the rulings on them."""
