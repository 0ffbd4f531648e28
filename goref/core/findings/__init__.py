"""The kinds of findings, one table a matter: where each belongs, and its sentence."""
