"""The tests of goref. They mirror the package: one file per module."""
