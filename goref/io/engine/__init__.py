"""Go programs (GTP engines) as processes: finding, starting, asking and ending them."""
