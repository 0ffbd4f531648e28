"""The log of acts: who did what to a case, before and after, and whether it holds."""
