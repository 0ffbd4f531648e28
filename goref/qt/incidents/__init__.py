"""The page of incidents: who caused an incident, its kind, its consequence, and protests."""
