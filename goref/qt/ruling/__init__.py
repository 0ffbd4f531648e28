"""The parts of the pages on which the referee rules: articles, kinds of points, seki."""
