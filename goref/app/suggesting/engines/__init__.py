"""Opinions of other Go programs, asked for and compared with our own."""
