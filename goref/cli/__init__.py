"""The command line. It does not use Qt."""
