"""An event that one computer serves: acts that others send."""
