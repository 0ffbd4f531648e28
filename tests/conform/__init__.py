"""The library of cases: answered without goref, and asked of other programs and of mutants."""
