"""Decodes bytes to text, and reads and draws boards as text."""
