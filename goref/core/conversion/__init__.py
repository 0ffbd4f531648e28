"""A recorded result under other rule sets: what it would be, or the facts that decide it."""
