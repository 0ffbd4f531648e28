"""The dialog with the log of rulings."""
