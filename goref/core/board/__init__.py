"""Stones on a board, before any game or ruling is known."""
