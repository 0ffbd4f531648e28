"""Records put into an event: what they are, whom they name, and what would become of each."""
