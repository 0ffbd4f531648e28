"""The application: its start, what it opens, recovers, and says when it fails."""
