"""An incident as it is entered: what is known beforehand, what it would do, what differs."""
