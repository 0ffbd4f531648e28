"""The pages on which the referee rules: facts, dead stones, sekis, points, findings."""
