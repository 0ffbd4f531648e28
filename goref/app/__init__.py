"""The use cases shared by the command line and the window. No Qt."""
