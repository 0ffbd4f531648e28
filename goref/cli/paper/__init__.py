"""The command lines of commands that write on paper. Qt lays out the pages."""
