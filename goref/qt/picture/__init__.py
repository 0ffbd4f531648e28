"""From a case to what the board shows, its legend, and pictures of it."""
