"""Names of people: how they are compared and found. Nothing here knows a tournament."""
