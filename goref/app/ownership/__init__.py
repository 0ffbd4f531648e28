"""The ownership network: learned from finished games, it estimates who owns each point."""
