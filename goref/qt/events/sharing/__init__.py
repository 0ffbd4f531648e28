"""A joined event in its window: joining it, its state, and the decisions about it."""
