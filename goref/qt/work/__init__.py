"""The ways to do work that takes longer than a frame."""
