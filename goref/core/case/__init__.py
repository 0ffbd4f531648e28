"""A case: record, ruling and stated facts, and the facts derived from them."""
