"""The board while a count is laid out on it, and the finished arrangement."""
