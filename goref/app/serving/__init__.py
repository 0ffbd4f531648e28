"""The server that this computer runs: started, found, continued, and who has joined it."""
