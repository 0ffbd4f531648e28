"""The page of questions to the referee, the open question, and the controllers of both."""
