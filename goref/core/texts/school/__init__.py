"""Texts of the school: exercises, and what a marking says."""
