"""The appearance and language of the window: theme, sizes, motion, preferences."""
