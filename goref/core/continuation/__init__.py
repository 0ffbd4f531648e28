"""A finished game as if it were continued: dame taken in turn, a dead chain captured."""
