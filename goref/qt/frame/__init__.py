"""The window's four bands, and how the window is shared."""
