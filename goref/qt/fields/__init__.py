"""Input fields, and remarks on what was typed in them."""
