"""What a finished game would be if it were played on: dame in turn, a dead chain to the end."""
