"""The bar over the board while a table is adjudicated, and switching between the windows."""
