"""The actions of ``goref event``."""
