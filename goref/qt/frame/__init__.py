"""The window's four bands, and the division of the window."""
