"""The files other programs exchange about events, read and written."""
