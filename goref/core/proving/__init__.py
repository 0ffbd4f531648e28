"""What can be proved of the stones of a finished board, by rule or by reading it out."""
