"""The kinds of findings: one table for each subject; each kind has a step and a sentence."""
