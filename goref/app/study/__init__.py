"""The library of cases in use: goref's own answers, deviations, other programs asked."""
