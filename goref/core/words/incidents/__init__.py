"""Incidents and what they lead to in words: one sentence, a row of a table, a list."""
