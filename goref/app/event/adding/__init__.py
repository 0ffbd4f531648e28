"""Records added to an event: their games, their players, and the plan for each."""
