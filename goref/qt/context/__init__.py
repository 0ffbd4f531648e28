"""The interfaces by which a feature uses its window and the application."""
