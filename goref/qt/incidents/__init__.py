"""The page of incidents: an incident's side, kind and consequence, and protests."""
