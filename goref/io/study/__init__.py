"""Reads the library of cases: chapters as JSON, and what they say of rule sets."""
