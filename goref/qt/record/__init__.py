"""The record: its moves, playing through it, recording it live, correcting it."""
