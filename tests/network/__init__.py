"""A hall on one machine: a served event, laptops and phones, kills and cut wires."""
