"""A case: record, ruling and answers, with the facts that are read off them."""
