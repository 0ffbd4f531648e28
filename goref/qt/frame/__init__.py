"""The parts of the main window's frame, and the division of the window among them."""
