"""How the window looks and speaks: theme, sizes, motion, language, preferences."""
