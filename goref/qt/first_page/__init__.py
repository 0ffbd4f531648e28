"""The first page of the window, shown while no case is open."""
