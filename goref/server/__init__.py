"""An event that one computer serves: acts over TLS from those who joined, pages for phones."""
