"""Sentences for faults: one file for each subject."""
