"""Incidents at a table: kinds, regulations as data, incidents, and their consequences."""
