"""Fields to write in, and what is said of what was written."""
