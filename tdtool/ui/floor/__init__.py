"""The Floor page: all tables as tiles, and the chosen table with its answer."""
