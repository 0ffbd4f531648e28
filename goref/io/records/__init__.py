"""Game records of servers that are no SGF, read as if they were."""
