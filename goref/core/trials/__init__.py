"""Disputes settled on the board: trials from a fixed position, and a checklist before one."""
