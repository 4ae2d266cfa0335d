"""The board: the second screen, for the players."""
