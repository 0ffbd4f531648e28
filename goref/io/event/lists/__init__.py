"""Reads and writes lists of players and pairings in people's own CSV files and workbooks."""
