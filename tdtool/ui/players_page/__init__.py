"""The desk's side of the players' page: it starts and stops it, and tells it what changes."""
