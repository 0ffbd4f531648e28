"""The ownership network: what was learned from finished games of who owns each point."""
