"""The kinds of findings, one table for each subject: step, question and sentence."""
