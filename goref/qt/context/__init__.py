"""What a feature of the window may know of the window and the application."""
