"""The server that this computer runs: started, found again, continued; who has joined."""
