"""The use cases shared by the command line and the window, without Qt."""
