"""The steps from each format of the file to the next one."""
