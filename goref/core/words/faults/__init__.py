"""What went wrong, in words: one file a matter."""
