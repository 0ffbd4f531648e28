"""The one queue of questions of a case: cards, what can be answered, and what hangs on it."""
