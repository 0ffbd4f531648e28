"""A finished game if it were continued: dame in turn, a dead chain captured."""
