"""What was noticed, in words: one file a source of findings."""
