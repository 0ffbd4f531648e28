"""Attacks on goref that anyone can run: ``python -m tests.attack [MINUTES]``."""
