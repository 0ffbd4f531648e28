"""Lists of players and pairings as people keep them, CSV and workbooks, read and written."""
