"""Kos that go round: positions that come back, named, and how each rule set settles them."""
