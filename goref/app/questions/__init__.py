"""The questions of a case, their answers, and the effect of each answer."""
