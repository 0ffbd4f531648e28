"""Proofs about the stones of a finished board, by rule or by reading."""
