"""The questions in the window: their page, the open question, and their controllers."""
