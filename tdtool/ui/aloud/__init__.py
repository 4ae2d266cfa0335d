"""What the room must hear: when something begins or ends, its sound, and the words for it."""
