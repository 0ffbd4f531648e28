"""The incident desk: a page for an incident's side, kind and consequence, and protests."""
