"""From the referee's decisions to the status of every point, and oddities in them."""
