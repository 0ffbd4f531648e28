"""Asks other Go programs for opinions, and compares these with goref's own."""
