"""The bar over the board while a table is adjudicated, and the way between the windows."""
