"""The append-only log of tournaments, and the persons and texts kept apart from it."""
