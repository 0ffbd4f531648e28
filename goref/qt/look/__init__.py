"""The look of the window and its language: theme, sizes, motion, preferences."""
