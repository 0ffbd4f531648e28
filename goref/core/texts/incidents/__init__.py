"""Texts for incidents and their consequences: one sentence, a row of a table, a list."""
