"""Texts for a photographed board."""
