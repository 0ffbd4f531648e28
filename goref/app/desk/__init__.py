"""An incident while it is entered: the facts known in advance, and its effect on the case."""
