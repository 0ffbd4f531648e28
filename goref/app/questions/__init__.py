"""The questions of a case: what is asked, what can be answered, what each answer changes."""
