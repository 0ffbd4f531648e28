"""Opinions of other Go programs, asked for and compared with goref's own."""
