"""Computes the status of every point from the referee's decisions, and finds contradictions."""
