"""A game's moves in numbered figures, as records of games are printed."""
