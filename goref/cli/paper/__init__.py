"""The command lines of the commands that make pages for printing. Qt lays out the pages."""
