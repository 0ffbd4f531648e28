"""A sitting with one case: its acts in order, its journal, its listeners."""
