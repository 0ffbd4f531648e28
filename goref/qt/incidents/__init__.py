"""The incident desk: a page to enter an incident's side, kind and consequence; protests."""
