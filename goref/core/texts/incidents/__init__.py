"""Texts for incidents, protests, consequences and the clauses of regulations."""
