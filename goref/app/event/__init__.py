"""What is done with an event: taken in, adjudicated, looked at, written out."""
