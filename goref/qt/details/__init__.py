"""The page "Record and facts": rule set, facts, players, stone check."""
