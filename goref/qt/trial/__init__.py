"""Trials: a dispute about stones or points is resolved by playing it out on the board."""
