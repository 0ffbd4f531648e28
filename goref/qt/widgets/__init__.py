"""Small widgets independent of Go."""
