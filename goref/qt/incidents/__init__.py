"""The incident desk, a page over the stage's: whose it is, what happened, what it costs."""
