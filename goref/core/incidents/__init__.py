"""What can happen at a table: kinds, regulations as data, incidents, and what they cost."""
