"""Between two hands: who has the button, who posts, who waits, and why."""
