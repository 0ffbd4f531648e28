"""Reads and writes lists of players and pairings: CSV files and workbooks of organisers."""
