"""The log of acts: who did what to a case, what it changed, and whether the log is sound."""
