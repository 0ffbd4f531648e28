"""The numbered figures of a game, on paper."""
