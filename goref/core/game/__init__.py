"""The game as recorded: replayed, and each move judged as legal or not."""
