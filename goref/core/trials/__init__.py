"""Disputes settled on the board: trials from a frozen position, and what to ask before one."""
