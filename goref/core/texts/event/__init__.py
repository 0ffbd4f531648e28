"""Texts for events: their fields, notes, audit and glances."""
