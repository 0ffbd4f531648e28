"""The bar in the main window for a table of an event, and the way between the windows."""
