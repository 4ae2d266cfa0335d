"""Files of others and our own: opened with a look first, and written for elsewhere."""
