"""Input fields, and remarks on their contents."""
