"""Reads and writes game records (SGF), including goref's own data in them."""
