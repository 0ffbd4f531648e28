"""Joining an event that another computer serves: its copies here, kept in step with it."""
