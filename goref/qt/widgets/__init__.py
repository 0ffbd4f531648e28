"""Small widgets that know nothing of Go."""
