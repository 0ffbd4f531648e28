"""One change at a time in goref: does a test fall? ``python -m tests.mutants [COUNT]``."""
