"""Lists of players, pasted or in files: read into names, nothing interpreted."""
