"""The record: its moves, stepping through it, recording a game, correcting it."""
