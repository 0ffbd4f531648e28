"""The tab of what is disputed or doubtful."""
