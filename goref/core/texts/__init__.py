"""Texts about the game in every language: results, lines, findings, faults."""
