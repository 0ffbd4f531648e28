"""The server that this computer runs: started, found again, continued, and who has joined it."""
