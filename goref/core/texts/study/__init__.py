"""Texts on the library of cases."""
